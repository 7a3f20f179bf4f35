import { t } from '@lingui/core/macro';
import { type MatchFilter, useMatches } from '@skill-exchange/api-client/matches';
import type { Match } from '@skill-exchange/api-client/types';
import { NoMatches } from '@skill-exchange/ui/components/no-matches';
import { SwapRowSkeleton } from '@skill-exchange/ui/components/swap-row';
import { SwapSentence } from '@skill-exchange/ui/components/swap-sentence';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { MatchList } from './match-list.tsx';
import { type Sentence, useSentence } from './use-sentence.ts';

const failure = () => t`Unable to get your swaps`;
const loadingText = () => t`Looking for swaps...`;

type AllMatchesProps = {
  filter: MatchFilter;
  memberId: string;
  /** Renders the filters beside the search. */
  withFilters: (search: ReactNode) => ReactNode;
};

/** Swaps and rings for the member, best first, page by page, with a sentence of their own skills that narrows them. */
export function AllMatches({ filter, memberId, withFilters }: AllMatchesProps) {
  const query = useMatches(filter);
  const sentence = useSentence(memberId);
  const hasMatches = (query.data?.matches.length ?? 0) > 0;
  return (
    <>
      {withFilters(sentence && hasMatches ? <SwapSentence {...sentence} /> : null)}
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={loadingText()} labelAbove>
            <div className="grid gap-4">
              <SwapRowSkeleton />
              <SwapRowSkeleton />
              <SwapRowSkeleton />
            </div>
          </LoadingStatus>
        }
        failure={failure()}
      >
        {({ matches, missing, unlock }) =>
          matches.length === 0 ? (
            <NoMatches
              missing={missing}
              unlock={unlock}
              isFiltered={Object.keys(filter).length > 0}
              profileHref={paths.dashboard.profile}
              usersHref={paths.users}
            />
          ) : (
            <>
              <Found matches={sentence ? matches.filter((match) => fits(match, sentence)) : matches} />
              <LoadMore pages={query} loadingText={loadingText()} failure={failure()} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function Found({ matches }: { matches: readonly Match[] }) {
  if (matches.length === 0)
    return (
      <EmptyState title={t`No swap for these skills yet`}>{t`Add a skill to your search to see others.`}</EmptyState>
    );
  return <MatchList matches={matches} withHeadings />;
}

/** Whether the member gives and gets nothing that they took from the sentence. A wider skill than theirs stays. */
function fits({ seats: [own] }: Match, { want, give }: Sentence): boolean {
  const isTaken = ({ all, chosen }: Sentence['want'], skill = '') => all.includes(skill) && !chosen.includes(skill);
  return !isTaken(give, own?.gives.name) && !isTaken(want, own?.receives.name);
}
