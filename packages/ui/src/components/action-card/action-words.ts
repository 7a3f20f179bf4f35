import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ActionKind, CaseKind, ModerationAction } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';
import { formatDate } from '../../lib/time/date-time.ts';

/** Texts by what a case is about; a newer server may have other kinds. */
export type ThingTexts = Readonly<Record<CaseKind | 'other', MessageDescriptor>>;

/** Returns the text for what a case is about. */
export const textFor = (texts: ThingTexts, kind: CaseKind): string => i18n._(texts[kind] ?? texts.other);

const warned: ThingTexts = {
  member: msg`A warning about your profile`,
  photo: msg`A warning about your photo`,
  event: msg`A warning about your event`,
  message: msg`A warning about your message`,
  review: msg`A warning about your review`,
  eventReview: msg`A warning about your review of an event`,
  other: msg`A warning about your content`,
};

const removed: ThingTexts = {
  member: msg`Your profile was removed`,
  photo: msg`Your photo was removed`,
  event: msg`Your event was removed`,
  message: msg`Your message was removed`,
  review: msg`Your review was removed`,
  eventReview: msg`Your review of an event was removed`,
  other: msg`Your content was removed`,
};

/** Describes a decision to its member. */
export function actionTitle({ kind, caseKind, until }: Pick<ModerationAction, 'kind' | 'caseKind' | 'until'>): string {
  const date = until === undefined ? undefined : formatDate(until);
  switch (kind) {
    case 'none':
      return t`No action`;
    case 'warn':
      return textFor(warned, caseKind);
    case 'hide':
      return textFor(removed, caseKind);
    case 'limit':
      return date === undefined ? t`Your account is limited` : t`Your account is limited until ${date}`;
    case 'suspend':
      return date === undefined ? t`Your account is suspended` : t`Your account is suspended until ${date}`;
    default:
      return date === undefined ? t`A decision about your account` : t`A decision about your account until ${date}`;
  }
}

/** Texts that explain a restriction or a suspension to the member. */
export const actionMeaning: Partial<Record<ActionKind, MessageDescriptor>> = {
  limit: msg`You can’t write to new people, host events or plan sessions. Everything else works as before.`,
  suspend: msg`Other members don’t find you. You can read why, appeal, and leave.`,
};
