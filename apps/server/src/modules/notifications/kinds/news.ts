import { msg } from '@lingui/core/runtime-macro';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import { say } from '../../../texts/texts.ts';

/** What members learn of a changed event or session, in the order in which it is said: "Bread has a new time and other skills". */
export const newsWords = {
  time: msg`a new time`,
  length: msg`another length`,
  link: msg`a new meeting link`,
  description: msg`a new description`,
  skills: msg`other skills`,
  lessons: msg`other skills`,
  language: msg`another language`,
} satisfies Partial<Record<keyof NonNullable<NotificationDetails['changes']>, object>>;

/** Its start is the one that its reader knows, since it was moved and moved back. */
export const isMovedBack = ({ movedFrom, startsAt }: NotificationDetails) =>
  movedFrom !== undefined && movedFrom === startsAt;

/** Returns the words of changes. */
export function newsIn(details: NotificationDetails): string[] {
  const { changes = {} } = details;
  const names = Object.keys(newsWords) as (keyof typeof newsWords)[];
  return names
    .filter((name) => changes[name])
    .map((name) => say(name === 'time' && isMovedBack(details) ? msg`its earlier start again` : newsWords[name]));
}

/** Details of an event that has come back; what changes before an email tells of that is said with it. */
export const comeBack = { change: 'come back', changes: {} } satisfies NotificationDetails;
