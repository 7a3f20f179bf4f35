import { beforeEach, describe, expect, test } from 'vitest';
import type { WeekNumbers } from '../../src/db/tables/weeks.ts';
import { answerOf } from '../../src/modules/numbers/answer.ts';
import { countWeeks } from '../../src/modules/numbers/count-weeks.ts';
import { presentWeek } from '../../src/modules/numbers/present-week.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const week = (numbers: Partial<WeekNumbers> = {}): WeekNumbers => ({
  members: 100,
  came: 50,
  joined: 10,
  back: 10,
  left: 10,
  partners: 10,
  agreed: 20,
  agreedFor: 20,
  held: 10,
  reviewedSoon: 5,
  reviewed: 10,
  firstMessages: 30,
  writers: 10,
  answeredInHour: 5,
  answeredInSixHours: 5,
  answeredInDay: 5,
  answeredLater: 5,
  notYet: 5,
  medianMinutes: 90,
  events: 2,
  places: 40,
  taken: 30,
  guestsCame: 20,
  guestsMissed: 10,
  ...numbers,
});
const { came: _, ...uncounted } = week();
const shown = (numbers: Partial<WeekNumbers>) => presentWeek('2026-11-16', week(numbers), []);

describe('the answer', () => {
  const before = (numbers: Partial<WeekNumbers> = {}, weeks = 4) => Array.from({ length: weeks }, () => week(numbers));
  test.each([
    ['yes', 'as many came and were held', week(), before()],
    ['yes', 'it is nine tenths of the weeks before', week({ came: 45, held: 9 }), before()],
    ['barely', 'fewer came', week({ came: 44 }), before()],
    ['barely', 'fewer sessions were held', week({ held: 8 }), before()],
    ['barely', 'none was held, as before', week({ held: 0 }), before({ held: 0 })],
    ['barely', 'none was agreed this week, but the week before', week({ held: 0, agreed: 0 }), before()],
    ['no', 'nobody agreed to a session in two weeks', week({ held: 0, agreed: 0 }), before({ agreed: 0 })],
    ['begins', 'three weeks were counted before', week(), before({}, 3)],
    ['begins', 'visits were not counted yet', week(), [...before({}, 3), uncounted]],
  ] as const)('is %s if %s', (answer, _why, now, earlier) => expect(answerOf(now, earlier)).toBe(answer));

  test('compares with four weeks, not with those before', () =>
    expect(answerOf(week(), [...before(), ...before({ came: 5000 })])).toBe('yes'));
});

describe('a number of 1 to 4 people', () => {
  test.each(['came', 'joined', 'back', 'left', 'partners', 'agreed', 'held', 'reviewed'] as const)(
    'is not shown: %s',
    (key) => {
      expect([0, 1, 4, 5].map((number) => shown({ [key]: number })[key])).toEqual([0, null, null, 5]);
    },
  );

  test('does not follow from a percentage', () => {
    expect(shown({ agreedFor: 13, held: 10 })).not.toHaveProperty('heldPercent');
    expect(shown({ agreedFor: 10, held: 10 }).heldPercent).toBe(100);
    expect(shown({ reviewedSoon: 4 })).not.toHaveProperty('reviewedPercent');
    expect(shown({}).reviewedPercent).toBe(50);
  });

  test('does not follow from the rest of first messages', () => {
    const few = shown({ answeredInHour: 4, answeredInSixHours: 6 }).firstMessages;
    expect(few).toEqual({ people: 10, withinDayPercent: 50, medianMinutes: 90 });
    expect(shown({ answeredInHour: 0 }).firstMessages.answered).toMatchObject({ hour: 0, sixHours: 5, never: 10 });
    expect(shown({ writers: 4 }).firstMessages).toEqual({ people: null });
    expect(shown({ firstMessages: 0, writers: 0, medianMinutes: null }).firstMessages).toEqual({ people: 0 });
  });

  test('does not follow from the places taken', () => {
    expect(shown({ guestsMissed: 3 }).events).toMatchObject({ taken: 30, came: null, missed: null });
    expect(shown({ guestsCame: 2 }).events).toMatchObject({ came: null, missed: null });
    expect(shown({}).events).toMatchObject({ came: 20, missed: 10 });
  });
});

describe('the operator’s weeks', () => {
  let operator: TestMember;
  beforeEach(async () => {
    [operator] = await enrol(server, 'Ann', 'Ben', 'Cai', 'Dan', 'Eve', 'Fay');
    await makeOperators(server, operator);
    await server.database.db
      .updateTable('members')
      .set({ created_at: server.clock.inHours(-24) })
      .execute();
  });
  const read = () => operator.api.ok('getCommunityNumbers');

  test('are none before the first count', async () => expect(await read()).toEqual({ weeks: [] }));

  test('are full ones, latest first', async () => {
    await countWeeks(server.database.db, { verifyEmail: 'off' }, server.clock.now());
    const { weeks, countedAt } = await read();
    expect(countedAt).toBe(server.clock.inHours(0));
    expect(weeks.slice(0, 2)).toMatchObject([{ startsOn: '2026-11-09', answer: 'begins' }, { startsOn: '2026-11-02' }]);
    server.clock.advance(7 * 24 * 3_600);
    const [latest] = (await read()).weeks;
    expect(latest).toMatchObject({ startsOn: '2026-11-16', members: 6, skills: { wanted: [], wantedByFew: 0 } });
  });

  test('say for how many weeks a skill was wanted before', () => {
    const wanted = [{ id: 'one', name: 'Welding', members: 5, since: '2026-10-26' }];
    expect(shown({ wanted, wantedByFew: 2 }).skills).toEqual({
      wanted: [{ _id: 'one', name: 'Welding', members: 5, weeks: 3 }],
      wantedByFew: 2,
    });
  });
});
