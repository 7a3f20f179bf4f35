import { t } from '@lingui/core/macro';

/** Returns the display name of a member, with a fallback for a blank or missing one. */
export function displayName(name: string | null | undefined): string {
  return name?.trim() || t`Unknown User`;
}

/** What is no name by itself: initials, titles, and beginnings such as عبد, "servant", of عبد الرحمن. */
const beginning =
  /^(?:\p{L}\.?|عبد|ابو|أبو|ام|أم|ابن|بن|بنت|abd|abdul?|abdel|abou|abu|umm|ibn|bin|bint|dr|prof|mr|mrs|ms|herr|frau|don|doña|dona|san|santa|st|la|le|el|al|de|da|do|dos|di|van|von)\.?$/iu;

/** Remarks in brackets, as in "Ana (she/her)". */
const remarks = /\([^()]*\)|（[^（）]*）|\[[^[\]]*\]/gu;

/** Returns a name without remarks in brackets, unless it is only that. */
export function withoutRemarks(name: string): string {
  return name.replace(remarks, ' ').trim() || name;
}

/** Names that begin with the family's. */
const startsWithFamily = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Returns what a member is called within a sentence: the first word of their name, and the next one if it is none. Names that
 * begin with the family's are whole.
 */
export function firstName(name: string | null | undefined): string {
  const whole = withoutRemarks(displayName(name));
  if (startsWithFamily.test(whole)) return whole;
  const words = whole.split(/\s+/u);
  const end = words.findIndex((word) => !beginning.test(word));
  return words.slice(0, end + 1 || words.length).join(' ');
}
