import { plural, t } from '@lingui/core/macro';
import { isUnknownOperation } from '@skill-exchange/api-client/errors';
import { type MemberFilters, useMemberSearch } from '@skill-exchange/api-client/search';
import type { FoundUser } from '@skill-exchange/api-client/types';
import { NoMembers } from '@skill-exchange/ui/components/no-members';
import { UserCardGrid, UserCardItem } from '@skill-exchange/ui/components/user-card';
import { filterWords } from '@skill-exchange/ui/lib/filter-options';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { type ReactNode, useCallback } from 'react';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { LongList } from '../../lib/long-list.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { Corrected } from '../../lib/search/corrected.tsx';
import type { AddressFilters } from '../../lib/search/member-filters-in.ts';
import { MemberRow, RowList, SwapRowSkeletons } from './swap-rows.tsx';
import { OneUser, UserCardSkeletons } from './user-cards.tsx';

const failure = () => t`An error occurred while fetching users.`;
const loadingText = () => t`Loading...`;

type FoundMembersProps = {
  /** Text of the search; empty without one. */
  search: string;
  side: 'teach' | 'learn' | undefined;
  filters: MemberFilters;
  /** The filters in the URL. */
  shown: AddressFilters;
  /** Removes a filter from the URL: `q` for the words, `all` for everything except the words. */
  onDrop: (filter: string) => void;
  onExact: () => void;
  onClear: () => void;
  /** Shown if the backend cannot search. */
  fallback: ReactNode;
};

/** Members found by the search, two-way swaps first, loaded page by page. */
export function FoundMembers(props: FoundMembersProps) {
  const { search, side, filters, shown, onDrop, onExact, onClear, fallback } = props;
  const query = useMemberSearch(filters);
  const isMember = useMember() !== null;
  if (query.error !== null && isUnknownOperation(query.error)) return fallback;
  const values = { ...shown, both: shown.both === 'true' };
  // A newer server may have filters that this app cannot drop.
  const canDrop = ({ filter }: { filter: string }) =>
    ['q', 'teaches', 'wants', 'all'].includes(filter) || filter in shown;
  const nameOf = (filter: string) =>
    filter === 'all'
      ? t`All filters`
      : ['q', 'teaches', 'wants'].includes(filter)
        ? search
        : filterWords(filter, values);
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={loadingText()} labelAbove>
          {isMember ? <SwapRowSkeletons count={6} /> : <UserCardSkeletons count={6} />}
        </LoadingStatus>
      }
      failure={failure()}
    >
      {({ users, corrected, drop }) => (
        <>
          {corrected === undefined ? null : <Corrected {...corrected} onExact={onExact} />}
          {users.length === 0 ? (
            <NoMembers
              search={search}
              side={side}
              {...(Object.keys(shown).length > 0 && {
                drops: drop.filter(canDrop).map(({ filter, count, more }) => ({
                  words: nameOf(filter),
                  count: more ? `${count}+` : `${count}`,
                  onDrop: () => onDrop(filter),
                })),
              })}
              onClearSearch={onClear}
            />
          ) : (
            <Found users={users} search={corrected?.to ?? search} isWhole={!query.hasNextPage} />
          )}
          <LoadMore pages={query} loadingText={loadingText()} failure={failure()} />
        </>
      )}
    </QueryView>
  );
}

type FoundProps = { users: readonly FoundUser[]; search: string; isWhole: boolean };

function Found({ users, search, isWhole }: FoundProps) {
  const matched = users.filter(({ bothWays }) => bothWays);
  const others = users.filter(({ bothWays }) => !bothWays);
  // How many there are is known with the last page.
  const count = (
    <p aria-live="polite" className="text-small text-ink-2">
      {isWhole ? plural(users.length, { one: '# member', other: '# members' }) : null}
    </p>
  );
  return (
    <>
      {matched.length > 0 ? (
        <section aria-labelledby="both-ways" className={others.length > 0 ? 'mb-12' : undefined}>
          <SectionHeading headingId="both-ways" title={t`Works both ways`} scale="panel" className="mb-4" end={count} />
          <FoundList users={matched} search={search} />
        </section>
      ) : (
        <div className="mb-2">{count}</div>
      )}
      {others.length === 0 ? null : matched.length === 0 ? (
        <FoundList users={others} search={search} />
      ) : (
        <section aria-labelledby="everyone-else">
          <SectionHeading headingId="everyone-else" title={t`More people`} scale="panel" className="mb-4" />
          <FoundList users={others} search={search} />
        </section>
      )}
    </>
  );
}

/** Members can propose from each row; visitors see cards. */
function FoundList({ users, search }: { users: readonly FoundUser[]; search: string }) {
  const isMember = useMember() !== null;
  const row = useCallback((user: FoundUser) => <MemberRow user={user} search={search} headingLevel={2} />, [search]);
  return isMember ? (
    <LongList items={users} Grid={RowList} Place="li" render={row} />
  ) : (
    <LongList items={users} Grid={UserCardGrid} Place={UserCardItem} render={card} />
  );
}

const card = (user: FoundUser) => <OneUser user={user} withFacts headingLevel={2} />;
