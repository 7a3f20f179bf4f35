import type { ActionKind, CaseKind } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/date-time.ts';
import { thingWords } from '../action-card/action-words.ts';

const dayMs = 24 * 3_600_000;

interface Choice {
  label: string;
  /** What it does. */
  hint: string;
}

/** Returns what can be decided, in words. `days` is null for a suspension for good, and where the field is wrong. */
export function choiceInWords(kind: ActionKind, about: CaseKind, days: number | null, now: number): Choice {
  const until = days === null ? '' : ` until ${formatDate(new Date(now + days * dayMs).toISOString())}`;
  const choices: Record<ActionKind, Choice> = {
    none: { label: 'No action', hint: 'Those who reported hear that moderators looked.' },
    warn: { label: 'Warn the member', hint: 'They are notified and may appeal.' },
    hide: {
      label: `Remove the ${thingWords[about]}`,
      hint: 'Nobody sees it anymore. An accepted appeal brings it back.',
    },
    limit: { label: 'Limit the account', hint: `No messages to new people, no hosting and no new sessions${until}.` },
    suspend: { label: 'Suspend the account', hint: `Locked out${until}. What they have ahead is canceled.` },
  };
  return choices[kind];
}

/** Returns the label of the button that decides. */
export function buttonInWords(kind: ActionKind, about: CaseKind, days: number | null): string {
  const length = days === null ? 'for good' : `for ${days === 1 ? '1 day' : `${days} days`}`;
  const labels: Record<ActionKind, string> = {
    none: 'Close without action',
    warn: 'Send the warning',
    hide: `Remove the ${thingWords[about]}`,
    limit: `Limit ${length}`,
    suspend: `Suspend ${length}`,
  };
  return labels[kind];
}
