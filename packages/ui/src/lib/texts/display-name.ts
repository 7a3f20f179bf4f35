import { t } from '@lingui/core/macro';

/** Returns the display name of a member, with a fallback for a blank or missing one. */
export function displayName(name: string | null | undefined): string {
  return name?.trim() || t`Unknown User`;
}

/** What is no name by itself: initials, titles, and beginnings such as عبد, "servant", of عبد الرحمن. */
const beginning =
  /^(?:\p{L}\.?|عبد|ابو|أبو|ام|أم|ابن|بن|بنت|abd|abdul?|abdel|abou|abu|umm|ibn|bin|bint|dr|prof|mr|mrs|ms|herr|frau|don|doña|dona|san|santa|st|la|le|el|al|de|da|do|dos|di|van|von)\.?$/iu;

/** Returns what a member is called within a sentence: the first word of their name, and the next one if it is none. */
export function firstName(name: string | null | undefined): string {
  const words = displayName(name).split(/\s+/u);
  const end = words.findIndex((word) => !beginning.test(word));
  return words.slice(0, end + 1 || words.length).join(' ');
}
