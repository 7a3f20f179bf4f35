import { msg, plural, t } from '@lingui/core/macro';
import type { Backup } from '@skill-exchange/api-client/types';
import { displayName } from '../texts/display-name.ts';
import { i18n } from '../texts/i18n.ts';
import { dayAndTime, formatShortDay, formatTimes, localTimeZone } from '../time/date-time.ts';

/** What the setting of backups is called. */
export const backupTexts = { backupsKept: msg`Backups that are kept` } as const;

/** Returns a value of it in the words of "Last changes". */
export const keptWords = (count: number) => plural(count, { one: 'the newest', other: 'the newest #' });

/** Returns when a backup was begun: 'Mon, Nov 30, 4:30 AM'. */
export const backupTime = (instant: string) =>
  dayAndTime(formatShortDay(instant, localTimeZone()), formatTimes(instant));

/** Returns who asked for a backup. */
export function makerWords({ isDaily, madeBy }: Backup): string {
  if (isDaily) return t`Daily`;
  return madeBy === undefined ? t`By an operator who has left` : t`By ${{ name: displayName(madeBy.name) }}`;
}

const failures = {
  interrupted: msg`The server was stopped before it was done.`,
  no_room: msg`The disk is too full for it.`,
  failed: msg`It could not be written. The log of the server says why.`,
} as const;

/** Returns why a backup is not done. */
export const failureWords = (failure: string = 'failed') =>
  i18n._(Object.hasOwn(failures, failure) ? failures[failure as keyof typeof failures] : failures.failed);
