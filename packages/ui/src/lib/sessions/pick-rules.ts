import { plural, t } from '@lingui/core/macro';
import { dayAhead, eventStartError } from '../time/meeting-times.ts';
import { instantAt } from '../time/wall-time.ts';

/** Maximum number of suggested times. */
export const maxPicks = 3;

/** Minimum hours until a suggested time, so that there is time to answer. */
const leastHours = 3;

/** Returns why a time cannot be suggested, undefined if it can; `now` is in milliseconds. */
export function pickProblem(time: string, picked: readonly string[], now: number): string | undefined {
  if (picked.includes(time)) return t`You have picked this time already.`;
  const problem = eventStartError(time, now);
  if (problem !== undefined) return problem;
  const isSoon = Date.parse(time) < now + leastHours * 3_600_000;
  if (!isSoon) return undefined;
  return plural(leastHours, {
    one: 'Pick a time at least # hour ahead, so that there is time to answer.',
    other: 'Pick a time at least # hours ahead, so that there is time to answer.',
  });
}

/** react-hook-form rule: one to three times, each still far enough ahead. */
export function timesAhead(times: readonly string[], now = Date.now()): true | string {
  if (times.length === 0) return t`Pick at least one time.`;
  const isLate = times.some((time) => pickProblem(time, [], now) !== undefined);
  return isLate ? t`One of your times is too soon by now. Take it away, or pick a later one.` : true;
}

/** Returns the instant of a day and time in a zone (the browser's by default), or the error. */
export function readPick(
  { day, clock, timeZone }: { day: string; clock: string; timeZone?: string | undefined },
  picked: readonly string[],
  now: number,
): { time: string } | { problem: string } {
  const ahead = dayAhead(day, now, timeZone);
  if (ahead !== true) return { problem: ahead };
  const time = instantAt(day, clock, timeZone);
  if (time === undefined) return { problem: t`Please enter a time.` };
  const problem = pickProblem(time, picked, now);
  return problem === undefined ? { time } : { problem };
}

/** Adds a time to the picked ones, or removes it; soonest first. */
export function togglePick(picked: readonly string[], time: string): string[] {
  if (picked.includes(time)) return picked.filter((each) => each !== time);
  return [...picked, time].sort();
}
