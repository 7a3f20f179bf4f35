import { plural, t } from '@lingui/core/macro';

const minuteMs = 60_000;

/** Returns how long something has waited: '12 min', '3 h', '2 days'. */
export function waitingInWords(since: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 60) return t`${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t`${hours} h`;
  const days = Math.floor(hours / 24);
  return plural(days, { one: '# day', other: '# days' });
}
