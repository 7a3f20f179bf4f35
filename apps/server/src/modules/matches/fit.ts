import type { PersonRow } from './people-repository.ts';
import { sharedMinutes } from './weekly-overlap.ts';

const dayMs = 24 * 3_600_000;

/** A rating counts like this many further reviews of the usual rating, so a newcomer is neither first nor last. */
const usualRating = 4;
const usualReviews = 5;

/** An acceptance rate counts like this many further proposals, half of them accepted. */
const usualAsked = 10;

/** Two members without hours of their own may have time for each other, or not. */
const unknownHours = 0.5;

/** Hours change: members who share none now can still agree on one. */
const noHours = 0.1;

/** Common minutes a week that are enough. */
const enoughMinutes = 120;

/** What each log-in is worth, by its age in days. */
const activity = [
  { days: 7, worth: 1 },
  { days: 30, worth: 0.8 },
  { days: 90, worth: 0.5 },
] as const;
const longAgo = 0.2;

/** How well a lesson suits its learner, from 0 to 1. */
export type Fit = (learner: PersonRow, teacher: PersonRow) => number;

/** Fit at `now`: rating, common hours and activity of the teacher. What joins later is one more factor here. */
export function fitAt(now: Date): Fit {
  // The same two meet in many combinations.
  const known = new Map<PersonRow, Map<PersonRow, number>>();
  return (learner, teacher) => {
    const ofLearner = known.get(learner) ?? new Map<PersonRow, number>();
    known.set(learner, ofLearner);
    const fit =
      ofLearner.get(teacher) ?? ratingFit(teacher) * hoursFit(learner, teacher, now) * activityFit(teacher, now);
    ofLearner.set(teacher, fit);
    return fit;
  };
}

/** The mean rating, drawn towards the usual one while there are few reviews. How many there are does not count. */
function ratingFit({ rating_sum, rating_count }: PersonRow): number {
  return (rating_sum + usualRating * usualReviews) / (rating_count + usualReviews) / 5;
}

function hoursFit(one: PersonRow, other: PersonRow, now: Date): number {
  const minutes = sharedMinutes(one, other, now);
  return minutes === null ? unknownHours : Math.max(noHours, Math.min(1, minutes / enoughMinutes));
}

/** The last log-in, or the sign-up. */
export function lastSeen({ last_log_in, created_at }: PersonRow): Date {
  return last_log_in !== null && last_log_in > created_at ? last_log_in : created_at;
}

function activityFit(person: PersonRow, now: Date): number {
  const age = now.getTime() - lastSeen(person).getTime();
  return activity.find(({ days }) => age <= days * dayMs)?.worth ?? longAgo;
}

/** How likely a member accepts, from 0 to 1: less for each ring that waits for their answer already. */
function acceptanceOf({ asked, accepted, pending }: PersonRow): number {
  return (accepted + usualAsked / 2) / (asked + usualAsked) / (1 + pending);
}

/**
 * How good a match is, from 0 to 1: the harmonic mean of what it is to each, so that one bad seat sinks it, times how
 * likely the others accept. Each member of `circle` teaches the next one; the first is the caller.
 */
export function scoreOf(circle: readonly PersonRow[], fit: Fit): number {
  let inverse = 0;
  let acceptance = 1;
  for (const [index, learner] of circle.entries()) {
    inverse += 1 / fit(learner, circle.at(index - 1) ?? learner);
    if (index > 0) acceptance *= acceptanceOf(learner);
  }
  return (circle.length / inverse) * acceptance;
}
