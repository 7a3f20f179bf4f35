import { plural, t } from '@lingui/core/macro';
import type { ActionKind, CaseKind } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/time/date-time.ts';
import { thingWord } from '../action-card/action-words.ts';

const dayMs = 24 * 3_600_000;

interface Choice {
  label: string;
  /** What the decision does. */
  hint: string;
}

/** Whether this form can ask for a decision; a newer server may offer others. */
export const isKnown = (kind: string): boolean => ['none', 'warn', 'hide', 'limit', 'suspend'].includes(kind);

/** Returns a decision in words. `days` is null for a permanent suspension, and while the field is invalid. */
export function choiceInWords(kind: ActionKind, about: CaseKind, days: number | null, now: number): Choice {
  const until = days === null ? '' : ` until ${formatDate(new Date(now + days * dayMs).toISOString())}`;
  const choices: Record<ActionKind, Choice> = {
    none: { label: t`No action`, hint: t`Those who reported hear that moderators looked.` },
    warn: { label: t`Warn the member`, hint: t`They are notified and may appeal.` },
    hide: {
      label: t`Remove the ${thingWord(about)}`,
      hint: t`Nobody sees it anymore. An accepted appeal brings it back.`,
    },
    limit: { label: t`Limit the account`, hint: t`No messages to new people, no hosting and no new sessions${until}.` },
    suspend: { label: t`Suspend the account`, hint: t`Locked out${until}. What they have ahead is canceled.` },
  };
  return choices[kind];
}

/** Returns the label of the submit button. */
export function buttonInWords(kind: ActionKind, about: CaseKind, days: number | null): string {
  const length = days === null ? 'for good' : `for ${plural(days, { one: '# day', other: '# days' })}`;
  const labels: Record<ActionKind, string> = {
    none: t`Close without action`,
    warn: t`Send the warning`,
    hide: t`Remove the ${thingWord(about)}`,
    limit: `Limit ${length}`,
    suspend: `Suspend ${length}`,
  };
  return labels[kind];
}
