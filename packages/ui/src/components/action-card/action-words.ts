import { t } from '@lingui/core/macro';
import type { ActionKind, CaseKind, ModerationAction } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/time/date-time.ts';

const thingWords: Record<CaseKind, string> = {
  member: 'profile',
  photo: 'photo',
  event: 'event',
  message: 'message',
  review: 'review',
  eventReview: 'review of an event',
};

/** Returns a word for what a case is about; a newer server may have other kinds. */
export const thingWord = (kind: CaseKind): string => thingWords[kind] ?? 'content';

/** Describes a decision to its member. */
export function actionTitle({ kind, caseKind, until }: Pick<ModerationAction, 'kind' | 'caseKind' | 'until'>): string {
  const end = until === undefined ? '' : ` until ${formatDate(until)}`;
  const titles: Record<ActionKind, string> = {
    none: t`No action`,
    warn: t`A warning about your ${thingWord(caseKind)}`,
    hide: `Your ${thingWord(caseKind)} was removed`,
    limit: t`Your account is limited${end}`,
    suspend: t`Your account is suspended${end}`,
  };
  return titles[kind] ?? t`A decision about your account${end}`;
}

/** Texts that explain a restriction or a suspension to the member. */
export const actionMeaning: Partial<Record<ActionKind, string>> = {
  limit: 'You can’t write to new people, host events or plan sessions. Everything else works as before.',
  suspend: 'Other members don’t find you. You can read why, appeal, and leave.',
};
