import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WantedSkill, WeekNumbers } from '../../db/tables/weeks.ts';
import type { Settings } from '../../env.ts';
import * as counts from './count-repository.ts';
import { findWeeks, saveWeeks } from './repository.ts';
import { weekOf, weeksAfter } from './week-of.ts';

/** Weeks before the current one that can still change: an answer to a first message counts for 14 days. */
const openWeeks = 3;

/** Weeks that the first run counts, as far as the database knows them. */
const firstWeeks = 13;

const none = {
  members: 0,
  joined: 0,
  back: 0,
  left: 0,
  partners: 0,
  agreed: 0,
  agreedFor: 0,
  held: 0,
  reviewedSoon: 0,
  reviewed: 0,
  firstMessages: 0,
  writers: 0,
  answeredInHour: 0,
  answeredInSixHours: 0,
  answeredInDay: 0,
  answeredLater: 0,
  notYet: 0,
  medianMinutes: null,
  events: 0,
  places: 0,
  taken: 0,
  guestsCame: 0,
  guestsMissed: 0,
} satisfies WeekNumbers;

/** Counts the current week, and those before it that can still change. */
export async function countWeeks(
  db: Kysely<Database>,
  { verifyEmail }: Pick<Settings, 'verifyEmail'>,
  now: Date,
): Promise<void> {
  const current = weekOf(now);
  const known = await findWeeks(db, openWeeks + 1);
  const weeksBack = known.length === 0 ? firstWeeks : openWeeks;
  const range = { from: weeksAfter(current, -weeksBack), to: weeksAfter(current, 1) };
  const members = await counts.countMembers(db, range, verifyEmail !== 'off');
  const others = [
    await counts.countAgreed(db, range),
    await counts.countHeld(db, range, now),
    await counts.countReviewed(db, range),
    await counts.countFirstMessages(db, range, now),
    await counts.countEvents(db, range, now),
  ].flat();

  const before = new Map(known.map(({ starts_on, numbers }) => [starts_on, numbers]));
  const weeks = new Map<string, WeekNumbers>();
  for (const { week, came, ...counted } of members) {
    const stored = before.get(week);
    // What was there once is known for the current week and the one before it only.
    const visits = [stored?.came, ...(week === current || stored?.came !== undefined ? [came] : [])];
    const known = visits.filter((number) => number !== undefined);
    weeks.set(week, {
      ...none,
      ...counted,
      ...(known.length > 0 && { came: Math.max(...known) }),
      ...(stored?.wanted !== undefined && { wanted: stored.wanted }),
      ...(stored?.wantedByFew !== undefined && { wantedByFew: stored.wantedByFew }),
    });
  }
  for (const { week, ...counted } of others) Object.assign(weeks.get(week) ?? {}, counted);
  const thisWeek = weeks.get(current);
  if (thisWeek === undefined) return;
  const { wanted, wantedByFew } = await counts.findWanted(db, now);
  const since = sinceOf([before.get(current)?.wanted, before.get(weeksAfter(current, -1))?.wanted]);
  thisWeek.wanted = wanted.map((skill) => ({ ...skill, since: since.get(skill.id) ?? current }));
  thisWeek.wantedByFew = wantedByFew;
  await saveWeeks(db, weeks, now);
}

/** Returns since when skills are wanted, by the first of the lists that has them. */
function sinceOf(lists: readonly (readonly WantedSkill[] | undefined)[]): Map<string, string> {
  return new Map(
    lists
      .flatMap((list) => list ?? [])
      .map(({ id, since }) => [id, since] as const)
      .reverse(),
  );
}
