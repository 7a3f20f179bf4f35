import type { CommunityNumbers, CommunityWeek } from '@skill-exchange/api-client/types';

const weekMs = 7 * 24 * 3_600_000;
const latest = '2026-11-16';
const came = [312, 294, 281, 270, 262, 255, 241, 233, 209, 214, 201, 188];

/** Undefined leaves an optional field out. */
type Overrides = { [Key in keyof CommunityWeek]?: CommunityWeek[Key] | undefined };

/** Makes a week of a community that grows, this many weeks before the latest. */
export function makeWeek(overrides: Overrides = {}, weeksAgo = 0): CommunityWeek {
  const startsOn = new Date(Date.parse(latest) - weeksAgo * weekMs).toISOString().slice(0, 10);
  return {
    startsOn,
    answer: weeksAgo > 7 ? 'begins' : 'yes',
    members: 1287 - 22 * weeksAgo,
    came: came[weeksAgo] ?? null,
    joined: 24 - weeksAgo,
    back: 19 - weeksAgo,
    left: null,
    partners: 41 - 3 * weeksAgo,
    agreed: 63 - 4 * weeksAgo,
    held: 52 - 3 * weeksAgo,
    reviewed: weeksAgo === 1 ? 40 : 38 - 2 * weeksAgo,
    heldPercent: 83,
    reviewedPercent: weeksAgo === 0 ? 73 : 83,
    firstMessages: {
      people: 118 - 5 * weeksAgo,
      withinDayPercent: 78 - 2 * weeksAgo,
      medianMinutes: 320 + 170 * weeksAgo,
      answered: { hour: 37, sixHours: 32, day: 24, later: 11, notYet: 15, never: 0 },
    },
    events: {
      held: 17 - weeksAgo,
      places: 140 - 8 * weeksAgo,
      taken: 96 - 7 * weeksAgo,
      came: 81 - 6 * weeksAgo,
      missed: 15,
    },
    skills: {
      wanted: [
        { _id: 'skill-sign', name: 'Sign language', members: 14 - 2 * weeksAgo, weeks: 9 },
        { _id: 'skill-welding', name: 'Welding', members: 9, weeks: 5 },
        { _id: 'skill-swiss', name: 'Swiss German', members: 8, weeks: 0 },
      ].filter(({ members }) => members >= 5),
      wantedByFew: 12,
    },
    ...overrides,
  } as CommunityWeek;
}

/** Makes the numbers of twelve weeks. */
export function makeNumbers(): CommunityNumbers {
  return { countedAt: '2026-11-23T12:00:00.000Z', weeks: came.map((_, weeksAgo) => makeWeek({}, weeksAgo)) };
}
