import { t } from '@lingui/core/macro';
import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Suspense } from 'react';
import { MemberDirectory } from '../../features/users/member-directory.tsx';
import { MemberSearch } from '../../features/users/member-search.tsx';
import { useMemberAddress } from '../../features/users/use-member-address.ts';
import { UserCardSkeletons } from '../../features/users/user-cards.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { filtersIn, memberFilters } from '../../lib/search/member-filters-in.ts';

const FoundMembers = lazyWithPreload(async () => (await import('../../features/users/found-members.tsx')).FoundMembers);

const SearchFilters = lazyWithPreload(
  async () => (await import('../../features/users/search-filters.tsx')).SearchFilters,
);

const SwapsForYou = lazyWithPreload(async () => (await import('../../features/matches/swaps-for-you.tsx')).SwapsForYou);

/** `/users`: all members, or the results of the words and filters in the URL. */
export function UsersPage() {
  const { params, text, search, side, change, write, clear, drop } = useMemberAddress();
  const isMember = useMember() !== null;
  const hasFilters = usePreload(SearchFilters);
  const shown = filtersIn(params);
  const filters = memberFilters(params, search, localTimeZone());
  const isSearch = search !== '' || Object.keys(shown).length > 0;
  const everyone = <MemberDirectory search={search} side={side} onClearSearch={clear} />;

  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={t`Users`}
        description={t`Find members by what they teach and what they want to learn, and trade an hour for an hour.`}
      />
      <PageHeader title={t`Users`} className="mb-10" lead={t`Find the person whose list is yours, turned around.`} />
      <div className="mb-8">
        <MemberSearch
          value={text}
          onChange={(next) => write(next)}
          side={side}
          onSide={(next) => write(text, { side: next })}
        />
        <div className={isMember ? 'mt-3 min-h-26' : 'mt-3 min-h-12'}>
          {hasFilters ? (
            <Suspense>
              <SearchFilters filters={filters} shown={shown} isMember={isMember} onChange={change} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {isMember || isSearch ? (
        <Suspense fallback={isMember ? <div className="min-h-dvh" /> : <UserCardSkeletons count={6} />}>
          {isMember && !isSearch ? <SwapsForYou /> : null}
          <FoundMembers
            search={search}
            side={side}
            filters={filters}
            shown={shown}
            onDrop={drop}
            onExact={() => change({ exact: 'true' })}
            onClear={clear}
            fallback={everyone}
          />
        </Suspense>
      ) : (
        everyone
      )}
    </div>
  );
}
