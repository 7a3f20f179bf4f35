import type { CalendarEntry, Session } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/display-name';

const minute = 60_000;

/** Returns what a member has to do at a time, in words: 'You host “Sourdough” then.'; undefined where it is free. */
export function busyWords(
  entries: readonly CalendarEntry[],
  { time, minutes, besides }: { time: string; minutes: number; besides?: string | undefined },
): string | undefined {
  const start = Date.parse(time);
  const end = start + minutes * minute;
  const entry = entries.find(
    ({ _id, startsAt, endsAt }) => _id !== besides && Date.parse(startsAt) < end && Date.parse(endsAt) > start,
  );
  if (entry === undefined) return undefined;
  const { kind, title, role } = entry;
  if (kind === 'session') return `You have a session with ${displayName(entry.with?.name)} then.`;
  return role === 'host' ? `You host “${title}” then.` : `You have joined “${title}” then.`;
}

/** Returns the times that wait for a member's answer. */
export function timesAskedOf(sessions: readonly Session[], memberId: string): string[] {
  const asked = sessions.filter(({ status, waitingFor }) => status === 'Scheduled' && waitingFor === memberId);
  return asked.flatMap(({ offer, date }) => offer?.times ?? [date]).sort();
}
