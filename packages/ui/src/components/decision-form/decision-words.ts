import { msg, plural, t } from '@lingui/core/macro';
import type { ActionKind, CaseKind } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/time/date-time.ts';
import { type ThingTexts, textFor } from '../action-card/action-words.ts';

const dayMs = 24 * 3_600_000;

interface Choice {
  label: string;
  /** What the decision does. */
  hint: string;
}

/** Whether this form can ask for a decision; a newer server may offer others. */
export const isKnown = (kind: string): boolean => ['none', 'warn', 'hide', 'limit', 'suspend'].includes(kind);

const removals: ThingTexts = {
  member: msg`Remove the profile`,
  photo: msg`Remove the photo`,
  event: msg`Remove the event`,
  message: msg`Remove the message`,
  review: msg`Remove the review`,
  eventReview: msg`Remove the review of an event`,
  other: msg`Remove the content`,
};

/** Returns a decision in words. `days` is null for a permanent suspension, and while the field is invalid. */
export function choiceInWords(kind: ActionKind, about: CaseKind, days: number | null, now: number): Choice {
  const date = days === null ? null : formatDate(new Date(now + days * dayMs).toISOString());
  const choices: Record<ActionKind, Choice> = {
    none: { label: t`No action`, hint: t`Those who reported hear that moderators looked.` },
    warn: { label: t`Warn the member`, hint: t`They are notified and may appeal.` },
    hide: {
      label: textFor(removals, about),
      hint: t`Nobody sees it anymore. An accepted appeal brings it back.`,
    },
    limit: {
      label: t`Limit the account`,
      hint:
        date === null
          ? t`No messages to new people, no hosting and no new sessions.`
          : t`No messages to new people, no hosting and no new sessions until ${date}.`,
    },
    suspend: {
      label: t`Suspend the account`,
      hint:
        date === null
          ? t`Locked out. What they have ahead is canceled.`
          : t`Locked out until ${date}. What they have ahead is canceled.`,
    },
  };
  return choices[kind];
}

/** Returns the label of the submit button. */
export function buttonInWords(kind: ActionKind, about: CaseKind, days: number | null): string {
  const labels: Record<ActionKind, string> = {
    none: t`Close without action`,
    warn: t`Send the warning`,
    hide: textFor(removals, about),
    limit: days === null ? t`Limit for good` : plural(days, { one: 'Limit for # day', other: 'Limit for # days' }),
    suspend:
      days === null ? t`Suspend for good` : plural(days, { one: 'Suspend for # day', other: 'Suspend for # days' }),
  };
  return labels[kind];
}
