import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { busyWords, rangesAround } from '../src/features/sessions/own-plans.ts';

const other = makeUser({}, 1);

describe('busyWords', () => {
  const event = {
    kind: 'event',
    _id: 'event-1',
    title: 'Sourdough',
    startsAt: instant(2, 18),
    endsAt: instant(2, 20),
  } as const;
  const session = {
    kind: 'session',
    _id: 'session-1',
    title: 'Session',
    startsAt: instant(3, 18),
    endsAt: instant(3, 19),
    role: 'member',
    with: other,
  } as const;
  const entries = [{ ...event, role: 'host' }, session] as const;

  it.each([
    ['before it', instant(2, 17), 60, undefined],
    ['after it', instant(2, 20), 60, undefined],
    ['into it', instant(2, 17.5), 60, 'You host “Sourdough” then.'],
    ['within it', instant(2, 18.5), 15, 'You host “Sourdough” then.'],
    ['with somebody else', instant(3, 18), 60, `You have a session with ${other.name} then.`],
  ])('looks at a time %s', (_what, time, minutes, words) => {
    expect(busyWords(entries, { time, minutes })).toBe(words);
  });

  it('leaves out the session that it is about', () => {
    expect(busyWords(entries, { time: instant(3, 18), minutes: 60, besides: 'session-1' })).toBeUndefined();
  });

  it('says what the member takes part in', () => {
    const joined = [{ ...event, role: 'participant' } as const];
    expect(busyWords(joined, { time: instant(2, 18), minutes: 60 })).toBe('You have joined “Sourdough” then.');
  });
});

describe('rangesAround', () => {
  const now = Date.parse(instant(0, 15));

  it('is the same for all times of the next weeks, from the day before on', () => {
    const near = [{ from: instant(-1), to: instant(61) }];
    expect(rangesAround([instant(0, 16), instant(3, 18)], now)).toEqual(near);
    expect(rangesAround([instant(59, 23)], now)).toEqual(near);
    expect(rangesAround([], now)).toEqual([]);
  });

  it('has one for each time that is further off, however far apart they are', () => {
    expect(rangesAround([instant(3, 18), instant(100, 18), instant(300, 18)], now)).toEqual([
      { from: instant(-1), to: instant(61) },
      { from: instant(99), to: instant(161) },
      { from: instant(299), to: instant(361) },
    ]);
  });

  it('has all of a session that ends on the next day', () => {
    expect(rangesAround([instant(60, 23)], now)).toEqual([{ from: instant(59), to: instant(121) }]);
  });
});
