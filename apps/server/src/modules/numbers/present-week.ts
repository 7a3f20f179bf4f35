import type { CommunityWeek } from '@skill-exchange/api-client/types';
import type { WeekNumbers } from '../../db/tables/weeks.ts';
import { answerOf } from './answer.ts';
import { isShown, percentOf, shown } from './small-numbers.ts';
import { weeksAfter } from './week-of.ts';

/** Presents a week without numbers that would identify people. `before` has the weeks before it, latest first. */
export function presentWeek(startsOn: string, week: WeekNumbers, before: readonly WeekNumbers[]): CommunityWeek {
  const heldPercent = percentOf(week.held, week.agreedFor);
  const reviewedPercent = percentOf(week.reviewedSoon, week.held);
  return {
    startsOn,
    answer: answerOf(week, before),
    members: week.members,
    ...(week.came !== undefined && { came: shown(week.came) }),
    joined: shown(week.joined),
    back: shown(week.back),
    left: shown(week.left),
    partners: shown(week.partners),
    agreed: shown(week.agreed),
    held: shown(week.held),
    reviewed: shown(week.reviewed),
    ...(heldPercent !== undefined && { heldPercent }),
    ...(reviewedPercent !== undefined && { reviewedPercent }),
    firstMessages: presentFirstMessages(week),
    events: presentEvents(week),
    ...(week.wanted !== undefined && {
      skills: {
        wanted: week.wanted.map(({ id, name, members, since }) => ({
          _id: id,
          name,
          members,
          weeks: weeksBetween(since, startsOn),
        })),
        wantedByFew: week.wantedByFew ?? 0,
      },
    }),
  };
}

function presentFirstMessages(week: WeekNumbers): CommunityWeek['firstMessages'] {
  const people = shown(week.writers);
  if (people === null || week.firstMessages === 0) return { people };
  const { answeredInHour: hour, answeredInSixHours: sixHours, answeredInDay: day, answeredLater: later, notYet } = week;
  const inDay = hour + sixHours + day;
  const parts = { hour, sixHours, day, later, notYet, never: week.firstMessages - inDay - later - notYet };
  const withinDayPercent = percentOf(inDay, week.firstMessages);
  const isMedianShown = week.medianMinutes !== null && isShown(inDay + later);
  return {
    people,
    ...(withinDayPercent !== undefined && { withinDayPercent }),
    ...(isMedianShown && { medianMinutes: week.medianMinutes ?? 0 }),
    ...(Object.values(parts).every(isShown) && { answered: parts }),
  };
}

function presentEvents({ events, places, taken, guestsCame, guestsMissed }: WeekNumbers): CommunityWeek['events'] {
  // One of the two and the places taken would reveal the other.
  const areGuestsShown = isShown(guestsCame) && isShown(guestsMissed);
  return {
    held: events,
    places,
    taken: shown(taken),
    came: areGuestsShown ? guestsCame : null,
    missed: areGuestsShown ? guestsMissed : null,
  };
}

function weeksBetween(since: string, monday: string): number {
  let weeks = 0;
  while (weeksAfter(since, weeks) < monday) weeks += 1;
  return weeks;
}
