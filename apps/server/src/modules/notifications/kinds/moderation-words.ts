import { msg } from '@lingui/core/runtime-macro';
import type { ActionKind, CaseKind } from '@skill-exchange/api-client/types';
import { dayInWords } from '../../../dates-in-words.ts';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import { say } from '../../../texts/texts.ts';

const warnings: Record<CaseKind, () => string> = {
  member: () => say(msg`A moderator warned you about your profile`),
  photo: () => say(msg`A moderator warned you about your photo`),
  event: () => say(msg`A moderator warned you about your event`),
  message: () => say(msg`A moderator warned you about your message`),
  review: () => say(msg`A moderator warned you about your review`),
  eventReview: () => say(msg`A moderator warned you about your review of an event`),
};

const removals: Record<CaseKind, () => string> = {
  member: () => say(msg`A moderator removed your profile`),
  photo: () => say(msg`A moderator removed your photo`),
  event: () => say(msg`A moderator removed your event`),
  message: () => say(msg`A moderator removed your message`),
  review: () => say(msg`A moderator removed your review`),
  eventReview: () => say(msg`A moderator removed your review of an event`),
};

const restrictions = {
  limit: {
    forever: msg`A moderator limited your account`,
    until: (day: string) => msg`A moderator limited your account until ${{ day }}`,
  },
  suspend: {
    forever: msg`A moderator suspended your account`,
    until: (day: string) => msg`A moderator suspended your account until ${{ day }}`,
  },
};

/** Describes a decision to the member it concerns, without a period; null if it has no consequence. */
export function decisionInWords(kind: ActionKind, about: CaseKind, until: Date | null): string | null {
  if (kind === 'none') return null;
  if (kind === 'warn') return warnings[about]();
  if (kind === 'hide') return removals[about]();
  const { forever, until: untilDay } = restrictions[kind];
  return say(until === null ? forever : untilDay(dayInWords(until)));
}

/** Sentences as they are stored: about an appeal, and for reporters, who never learn the decision. */
const stored: Record<string, () => string> = {
  'Your appeal was declined': () => say(msg`Your appeal was declined`),
  'Your appeal was accepted': () => say(msg`Your appeal was accepted`),
  'Moderators read your report, and no action was needed': () =>
    say(msg`Moderators read your report, and no action was needed`),
  'Moderators read your report, and took action': () => say(msg`Moderators read your report, and took action`),
};

/** Returns the sentence of a notification of moderators; null without one. Older ones have the decision as text. */
export function moderationWords({ change, decision }: NotificationDetails): string | null {
  const { kind, about, until = null } = decision ?? {};
  if (kind !== undefined && about !== undefined)
    return decisionInWords(kind, about, until === null ? null : new Date(until));
  return stored[change ?? '']?.() ?? change ?? null;
}
