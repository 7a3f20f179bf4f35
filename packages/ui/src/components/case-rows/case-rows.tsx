import type { CaseSummary, LimitHits } from '@skill-exchange/api-client/types';
import { formatDate } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface CaseRowsProps {
  cases: readonly CaseSummary[];
  hrefFor: (caseId: string) => string;
}

const LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface';
const ROW = 'flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5';
const kindWords = { member: '', photo: '’s photo', event: '’s event', message: '’s message', review: '’s review' };

/** What waits for a moderator, oldest first. */
export function CaseRows({ cases, hrefFor }: CaseRowsProps) {
  const Link = useLink();
  return (
    <ul className={LIST}>
      {cases.map(({ _id, kind, member, excerpt, reports, state, waitsSince }) => (
        <li key={_id}>
          <Link
            href={hrefFor(_id)}
            className={`${ROW} text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2`}
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-semibold wrap-anywhere">
                {displayName(member.name)}
                {kindWords[kind]}
              </span>
              {excerpt ? (
                <span dir="auto" className="line-clamp-2 text-ink-2 wrap-anywhere">
                  {excerpt}
                </span>
              ) : null}
              <span className="block text-small text-ink-2">
                {`${reports === 1 ? '1 report' : `${reports} reports`} · waiting since ${formatDate(waitsSince)}`}
              </span>
            </span>
            {state === 'appealed' ? <Badge tone="learn">Appeal</Badge> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CaseRowsSkeleton() {
  return (
    <div className={LIST}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={ROW}>
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}

const limitNames = { 'sign-ups': 'Sign-ups past the limit', 'first-messages': 'Messages to strangers past the limit' };

/** How often limits were met on the last days. */
export function LimitHitList({ hits }: { hits: readonly LimitHits[] }) {
  return (
    <ul className="grid gap-1">
      {hits.map(({ day, kind, count }) => (
        <li key={`${day} ${kind}`} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span>
            {limitNames[kind]}, {formatDate(day)}
          </span>
          <b className="font-semibold">{count}</b>
        </li>
      ))}
    </ul>
  );
}
