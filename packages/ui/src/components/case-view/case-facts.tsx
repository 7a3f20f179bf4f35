import { plural, t } from '@lingui/core/macro';
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
    {
      value: String(reportsThisWeek),
      label: plural(reportsThisWeek, { one: 'report this week', other: 'reports this week' }),
    },
    { value: String(earlier.length), label: earlierWords(earlier.length, latest) },
    { value: ageInWords(memberSince, now), label: t`a member` },
    { value: String(sessions), label: plural(sessions, { one: 'session held', other: 'sessions held' }) },
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

/** The words beside a count of decisions. */
function earlierWords(count: number, latest: ModerationAction | undefined): string {
  if (latest === undefined) return plural(count, { one: 'earlier decision', other: 'earlier decisions' });
  const date = formatDate(latest.at);
  return plural(count, { one: `earlier decision, ${date}`, other: `earlier decisions, ${date}` });
}

function isStanding({ kind, isReversed }: ModerationAction): boolean {
  return kind !== 'none' && !isReversed;
}

function ageInWords(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs);
  if (days < 14) return waitingInWords(since, now);
  const [weeks, months, years] = [Math.floor(days / 7), Math.floor(days / 30.4), Math.floor(days / 365)];
  if (days < 70) return plural(weeks, { one: '# week', other: '# weeks' });
  if (days < 730) return plural(months, { one: '# month', other: '# months' });
  return plural(years, { one: '# year', other: '# years' });
}
