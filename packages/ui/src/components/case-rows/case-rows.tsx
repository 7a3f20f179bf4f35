import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { CaseSummary, LimitHits } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { caseThing } from './case-things.ts';
import { decidedInWords } from './decided-in-words.ts';
import { waitingInWords } from './waiting-in-words.ts';

interface CaseRowsProps {
  /** Names the list. */
  label: string;
  cases: readonly CaseSummary[];
  hrefFor: (caseId: string) => string;
  /** The case that is open next to the list. */
  currentId?: string | undefined;
}

const LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface';
const ROW = [
  'relative grid gap-1 px-5 py-3 text-ink no-underline transition-colors hover:bg-sunken',
  'focus-visible:-outline-offset-2 aria-[current=true]:bg-sunken',
  'before:absolute before:inset-y-3 before:start-0 before:w-1.5 before:rounded-e-full',
  'aria-[current=true]:before:bg-ink',
];

/** Cases of moderators, as links. The arrow keys, Home and End move through the list. */
export function CaseRows({ label, cases, hrefFor, currentId }: CaseRowsProps) {
  return (
    <nav aria-label={label}>
      <ul data-slot="case-rows" className={LIST} onKeyDown={moveFocus}>
        {cases.map((one) => (
          <li key={one._id}>
            <CaseRow one={one} href={hrefFor(one._id)} isCurrent={one._id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Focuses the link above or below, or the first or last one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: Math.min(index + 1, links.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}

function CaseRow({ one, href, isCurrent }: { one: CaseSummary; href: string; isCurrent: boolean }) {
  const Link = useLink();
  const { kind, member, excerpt, reason, severity, closedAt, waitsSince, state, decision } = one;
  const now = useNow();
  const thing = caseThing(kind, displayName(member.name));
  const isClosed = state === 'closed' && closedAt !== undefined;
  return (
    <Link href={href} aria-current={isCurrent ? 'true' : undefined} className={cx(ROW)}>
      <span className="flex items-center justify-between gap-3">
        {severity ? <SeverityBadge severity={severity} /> : null}
        <span className="text-small text-ink-2">
          {isClosed ? formatDate(closedAt) : t`${{ wait: waitingInWords(waitsSince, now) }} waiting`}
        </span>
      </span>
      <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
        {reason ?? thing}
      </span>
      {excerpt ? (
        <span dir="auto" className="line-clamp-1 text-small wrap-anywhere">
          {excerpt}
        </span>
      ) : null}
      <span className="text-small text-ink-2 wrap-anywhere">
        {[thing, ...(decision === undefined ? [] : [decidedInWords(decision)]), countsOf(one)].join(' · ')}
      </span>
    </Link>
  );
}

function countsOf({ reports, earlierDecisions: earlier = 0 }: CaseSummary): string {
  if (reports === 0) return earlier > 0 ? t`No report, ${earlier} earlier` : t`No report`;
  return earlier > 0
    ? plural(reports, { one: `# report, ${earlier} earlier`, other: `# reports, ${earlier} earlier` })
    : plural(reports, { one: '# report', other: '# reports' });
}

export function CaseRowsSkeleton() {
  return (
    <div className={LIST}>
      {[1, 2, 3].map((row) => (
        <div key={row} className="px-5 py-4">
          <Skeleton className="h-16 w-full" />
        </div>
      ))}
    </div>
  );
}

const limitNames: Record<LimitHits['kind'], MessageDescriptor> = {
  'sign-ups': msg`Sign-ups past the limit`,
  'first-messages': msg`Messages to strangers past the limit`,
};

/** Counts of exceeded limits on the last days. */
export function LimitHitList({ hits }: { hits: readonly LimitHits[] }) {
  return (
    <ul className="grid gap-1">
      {hits.map(({ day, kind, count }) => (
        <li key={`${day} ${kind}`} className="flex flex-wrap justify-between gap-x-4 tabular">
          <span>
            {withComma(
              limitNames[kind] === undefined ? t`Past another limit` : i18n._(limitNames[kind]),
              formatDate(day),
            )}
          </span>
          <b className="font-semibold">{count}</b>
        </li>
      ))}
    </ul>
  );
}
