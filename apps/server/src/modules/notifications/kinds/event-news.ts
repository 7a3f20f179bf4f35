import type { EventChanges } from '../../../db/tables/notifications.ts';

/** What guests learn of a changed event, in the order in which it is said. */
export const newsWords = {
  time: 'a new time',
  link: 'a new meeting link',
  description: 'a new description',
  skills: 'other skills',
  language: 'another language',
} satisfies Partial<Record<keyof EventChanges, string>>;

/** Returns the words of changes. */
export function newsIn(changes: EventChanges = {}): string[] {
  const names = Object.keys(newsWords) as (keyof typeof newsWords)[];
  return names.filter((name) => changes[name]).map((name) => newsWords[name]);
}
