import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { busyWords, rangesAround } from '../src/lib/plans/own-plans.ts';

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
    ['into it', instant(2, 17.5), 60, 'You host “Sourdough” then (6:00 – 8:00 PM).'],
    ['within it', instant(2, 18.5), 15, 'You host “Sourdough” then (6:00 – 8:00 PM).'],
    ['with somebody else', instant(3, 18), 60, `You have a session with ${other.name} then (6:00 – 7:00 PM).`],
  ])('looks at a time %s', (_what, time, minutes, words) => {
    expect(busyWords(entries, { time, minutes }, 'UTC')).toBe(words);
  });

  it('leaves out the session that it is about', () => {
    expect(busyWords(entries, { time: instant(3, 18), minutes: 60, besides: 'session-1' })).toBeUndefined();
  });

  it('says what the member takes part in', () => {
    const joined = [{ ...event, role: 'participant' } as const];
    expect(busyWords(joined, { time: instant(2, 18), minutes: 60 }, 'UTC')).toBe(
      'You have joined “Sourdough” then (6:00 – 8:00 PM).',
    );
  });

  it('leaves out sessions that nobody has agreed to, where that is asked for', () => {
    const asked = [{ ...session, consent: 'pending' } as const];
    const time = { time: instant(3, 18), minutes: 60 };
    expect(busyWords(asked, time, 'UTC')).toBeDefined();
    expect(busyWords(asked, { ...time, isAgreedOnly: true }, 'UTC')).toBeUndefined();
    expect(busyWords([{ ...session, consent: 'agreed' }], { ...time, isAgreedOnly: true }, 'UTC')).toBeDefined();
  });

  it('compares instants over a change of clocks, and says the reader’s time', () => {
    // In Lisbon, 1:30 AM is twice on October 25, 2026.
    const late = {
      ...event,
      role: 'host',
      startsAt: '2026-10-25T01:30:00.000Z',
      endsAt: '2026-10-25T02:00:00.000Z',
    } as const;
    const at = (time: string) => busyWords([late], { time, minutes: 30 }, 'Europe/Lisbon');
    expect(at('2026-10-25T00:30:00.000Z')).toBeUndefined();
    expect(at('2026-10-25T01:45:00.000Z')).toBe('You host “Sourdough” then (1:30 – 2:00 AM).');
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
