import { t } from '@lingui/core/macro';
import type { Case, ModerationAction } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { waitingInWords } from '../case-rows/waiting-in-words.ts';

const dayMs = 24 * 3_600_000;

interface CaseFactsProps extends Pick<Case, 'history'> {
  facts: Case['facts'] | undefined;
}

/** What a moderator should know about the member before deciding. Empty for backends without facts. */
export function CaseFacts({ facts, history }: CaseFactsProps) {
  const now = useNow();
  if (facts === undefined) return null;
  const { memberSince, reportsThisWeek, sessions } = facts;
  const earlier = history.filter(isStanding);
  const [latest] = earlier;
  const rows = [
    { value: String(reportsThisWeek), label: reportsThisWeek === 1 ? 'report this week' : 'reports this week' },
    {
      value: String(earlier.length),
      label: `earlier ${earlier.length === 1 ? 'decision' : 'decisions'}${latest ? `, ${formatDate(latest.at)}` : ''}`,
    },
    { value: ageInWords(memberSince, now), label: t`a member` },
    { value: String(sessions), label: sessions === 1 ? 'session held' : 'sessions held' },
  ];
  return (
    <ul data-slot="case-facts" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {rows.map(({ value, label }) => (
        <li key={label} className="rounded-ctl bg-sunken px-3 py-2">
          <b className="block font-display text-body leading-tight font-bold">{value}</b>
          <span className="text-small text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function isStanding({ kind, isReversed }: ModerationAction): boolean {
  return kind !== 'none' && !isReversed;
}

function ageInWords(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs);
  if (days < 14) return waitingInWords(since, now);
  if (days < 70) return `${Math.floor(days / 7)} weeks`;
  return days < 730 ? `${Math.floor(days / 30.4)} months` : `${Math.floor(days / 365)} years`;
}
