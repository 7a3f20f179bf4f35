import { t } from '@lingui/core/macro';
import type { keptAfterErasure } from '@skill-exchange/api-client/kept-after-erasure';

/** Returns which texts stay after the account is erased, and why. */
export const keptWords = (): Readonly<Record<keyof typeof keptAfterErasure, { what: string; why: string }>> => ({
  messages: {
    what: t`Messages`,
    why: t`They stay with the members you sent them to, from a “Former member”, without their pictures and files.`,
  },
  reviews: {
    what: t`Reviews`,
    why: t`They stay with the members and the events you reviewed, from a “Former member”.`,
  },
  notes: {
    what: t`Notes of your sessions`,
    why: t`They belong to both members, and stay with the other one.`,
  },
  skills: {
    what: t`Skills you named`,
    why: t`The catalog of skills belongs to everybody, and does not say who named one.`,
  },
  decisions: {
    what: t`Decisions you made as a moderator`,
    why: t`Members can read why something was decided about them.`,
  },
});
