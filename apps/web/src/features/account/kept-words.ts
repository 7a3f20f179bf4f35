import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KeptWords, keptAfterErasure } from '@skill-exchange/api-client/kept-after-erasure';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';

/** By the first of the columns. */
const words: Record<string, Readonly<Record<'what' | 'why', MessageDescriptor>>> = {
  'messages.text': {
    what: msg`Messages`,
    why: msg`They stay with the members you sent them to, from a “Former member”, without their pictures and files.`,
  },
  'reviews.comment': {
    what: msg`Reviews`,
    why: msg`They stay with the members and the events you reviewed, from a “Former member”.`,
  },
  'session_notes.text': {
    what: msg`Notes of your sessions`,
    why: msg`They belong to both members, and stay with the other one.`,
  },
  'skills.name': {
    what: msg`Skills you named`,
    why: msg`The catalog of skills belongs to everybody, and does not say who named one.`,
  },
  'actions.reason': {
    what: msg`Decisions you made as a moderator`,
    why: msg`Members can read why something was decided about them.`,
  },
};

/** Returns which texts stay after the account is erased, and why. */
export const keptWords = (): Pick<KeptWords, 'what' | 'why'>[] =>
  keptAfterErasure.map(({ what, why, columns: [column = ''] }) => {
    const found = words[column];
    return found === undefined ? { what, why } : { what: i18n._(found.what), why: i18n._(found.why) };
  });
