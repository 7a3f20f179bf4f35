import { msg } from '@lingui/core/runtime-macro';
import type { EventChanges } from '../../../db/tables/notifications.ts';
import { say } from '../../../texts/texts.ts';

/** What guests learn of a changed event, in the order in which it is said: "Bread has a new time and another language". */
export const newsWords = {
  time: msg`a new time`,
  link: msg`a new meeting link`,
  description: msg`a new description`,
  skills: msg`other skills`,
  language: msg`another language`,
} satisfies Partial<Record<keyof EventChanges, object>>;

/** Returns the words of changes. */
export function newsIn(changes: EventChanges = {}): string[] {
  const names = Object.keys(newsWords) as (keyof typeof newsWords)[];
  return names.filter((name) => changes[name]).map((name) => say(newsWords[name]));
}
