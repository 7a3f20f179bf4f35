import type { SkillLevel } from '@skill-exchange/api-client/types';
import { levelAmong } from '../users/level-numbers.ts';
import type { SkillPath } from './path-repository.ts';
import type { PersonRow } from './people-repository.ts';
import { sharedMinutes } from './weekly-overlap.ts';

const dayMs = 24 * 3_600_000;

/** Each rating includes this many reviews of the usual rating, so that newcomers are neither first nor last. */
const usualRating = 4;
const usualReviews = 5;

/** Each acceptance rate includes this many proposals, half of them accepted. */
const usualAsked = 10;

/** The fit of hours, languages or levels that a member has not set, and of activity that they hide. */
const unknown = 0.5;

/** The fit without common hours: members can still agree on one. */
const noHours = 0.1;

/** More common minutes a week do not improve the fit. */
const enoughMinutes = 120;

/** The fit without a common language: a lesson is unlikely. */
const noLanguage = 0.1;

/** The fit by the teacher's level, and its factor if the learner's level is as high. */
const teaching: Record<SkillLevel, number> = { starting: 0.3, comfortable: 0.8, 'can-teach': 1 };
const noHigher = 0.5;

/** The fit by the age of the last log-in in days. */
const activity = [
  { days: 7, worth: 1 },
  { days: 30, worth: 0.8 },
  { days: 90, worth: 0.5 },
] as const;
const longAgo = 0.2;

/** Returns how well a lesson in a skill (`seq`) suits its learner, from 0 to 1. */
export type Fit = (learner: PersonRow, teacher: PersonRow, skill: number) => number;

/** Creates the fit at `now`: the product of level, common languages and hours, rating and activity. */
export function fitAt(now: Date): Fit {
  // Cached, because the same two members occur in many combinations.
  const known = new Map<PersonRow, Map<PersonRow, number>>();
  return (learner, teacher, skill) => {
    const ofLearner = known.get(learner) ?? new Map<PersonRow, number>();
    known.set(learner, ofLearner);
    const fit =
      ofLearner.get(teacher) ??
      ratingFit(teacher) * languageFit(learner, teacher) * hoursFit(learner, teacher, now) * activityFit(teacher, now);
    ofLearner.set(teacher, fit);
    return fit * levelFit(learner, teacher, skill);
  };
}

/** Returns the mean rating, smoothed toward the usual one while there are few reviews. */
function ratingFit({ rating_sum, rating_count }: PersonRow): number {
  return (rating_sum + usualRating * usualReviews) / (rating_count + usualReviews) / 5;
}

function hoursFit(one: PersonRow, other: PersonRow, now: Date): number {
  const minutes = sharedMinutes(one, other, now);
  return minutes === null ? unknown : Math.max(noHours, Math.min(1, minutes / enoughMinutes));
}

/** Returns the languages that both speak, without regions. */
export function sharedLanguages(one: PersonRow, other: PersonRow): string[] {
  return one.languages.filter((code) => !code.includes('-') && other.languages.includes(code));
}

function languageFit(one: PersonRow, other: PersonRow): number {
  if (one.languages.length === 0 || other.languages.length === 0) return unknown;
  return sharedLanguages(one, other).length > 0 ? 1 : noLanguage;
}

function levelFit(learner: PersonRow, teacher: PersonRow, skill: number): number {
  const level = levelAmong(teacher.levels, 'offered', skill);
  if (level === undefined) return unknown;
  const own = levelAmong(learner.levels, 'requested', skill);
  return teaching[level] * (own !== undefined && teaching[own] >= teaching[level] ? noHigher : 1);
}

/** Returns the last log-in, or the sign-up; null for members who hide it. */
export function lastSeen({ last_log_in, created_at, hides_activity }: PersonRow): Date | null {
  if (hides_activity) return null;
  return last_log_in !== null && last_log_in > created_at ? last_log_in : created_at;
}

function activityFit(person: PersonRow, now: Date): number {
  const seen = lastSeen(person);
  if (seen === null) return unknown;
  const age = now.getTime() - seen.getTime();
  return activity.find(({ days }) => age <= days * dayMs)?.worth ?? longAgo;
}

/** Estimates how likely a member accepts, from 0 to 1; each ring that waits for their answer lowers it. */
function acceptanceOf({ asked, accepted, pending }: PersonRow): number {
  return (accepted + usualAsked / 2) / (asked + usualAsked) / (1 + pending);
}

/**
 * Scores a match from 0 to 1: the harmonic mean of every learner's fit, so that one bad seat sinks it, times the
 * likelihood that the others accept. Each member of `circle` teaches the next one; the first is the caller.
 */
export function scoreOf(circle: readonly PersonRow[], path: SkillPath, fit: Fit): number {
  let inverse = 0;
  let acceptance = 1;
  for (const [index, learner] of circle.entries()) {
    inverse += 1 / fit(learner, circle.at(index - 1) ?? learner, path.at(index - 1) ?? 0);
    if (index > 0) acceptance *= acceptanceOf(learner);
  }
  return (circle.length / inverse) * acceptance;
}
