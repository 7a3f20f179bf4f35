import { localTimeZone } from '@skill-exchange/ui/lib/date-time';
import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Suspense, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { MemberDirectory } from '../features/users/member-directory.tsx';
import { MemberSearch } from '../features/users/member-search.tsx';
import { UserCardSkeletons } from '../features/users/user-cards.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, whenIdle } from '../lib/lazy-with-preload.ts';
import { filtersIn, memberFilters } from '../lib/member-filters-in.ts';
import { PageMeta } from '../lib/page-meta.tsx';

const FoundMembers = lazyWithPreload(async () => (await import('../features/users/found-members.tsx')).FoundMembers);

const SearchFilters = lazyWithPreload(async () => {
  await whenIdle();
  return (await import('../features/users/search-filters.tsx')).SearchFilters;
});

const SwapsForYou = lazyWithPreload(async () => (await import('../features/matches/swaps-for-you.tsx')).SwapsForYou);

/** `/users`: all members, or those whom the words and filters of the address find. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const search = useDebounced(text.trim());

  // Back, forward and links to this page set their own search; typing only replaces the URL. Not in an effect, which
  // would run after further typing.
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    if (navigation !== 'REPLACE') setText(params.get('q') ?? '');
  }

  const side = sideIn(params);
  const isMember = useMember() !== null;
  const shown = filtersIn(params);
  const filters = memberFilters(params, search, localTimeZone());
  const isSearch = search !== '' || Object.keys(shown).length > 0;

  /** Changes the address, so that a search can be shared and survives a visit to a profile. */
  function change(next: Record<string, string | undefined>): void {
    const set = Object.entries({ ...Object.fromEntries(params), ...next }).filter(([, value]) => Boolean(value));
    setParams(set as [string, string][], { replace: true });
  }

  function write(next: string, nextFilter: MemberFilter): void {
    setText(next);
    change({ q: next.trim(), side: nextSide, exact: undefined });
  }

  function clear(): void {
    setText('');
    setParams({}, { replace: true });
  }

  function drop(filter: string): void {
    if (['q', 'teaches', 'wants'].includes(filter)) write('', '');
    else if (filter === 'all') setParams({ ...(search !== '' && { q: search }) }, { replace: true });
    else change({ [filter]: undefined });
  }

  const everyone = <MemberDirectory search={search} side={side} onClearSearch={clear} />;

  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title="Users"
        description="Find members by what they teach and what they want to learn, and trade an hour for an hour."
      />
      <PageHeader title="Users" className="mb-10" lead="Find the person whose list is yours, turned around." />
      <div className="mb-8">
        <MemberSearch
          value={text}
          onChange={(next) => write(next, filter)}
          filter={filter}
          onFilter={(nextFilter) => write(text, nextFilter)}
        />
        <div className="mt-3 min-h-12">
          <Suspense>
            <SearchFilters filters={filters} shown={shown} isMember={isMember} onChange={change} />
          </Suspense>
        </div>
      </div>
      {isMember || isSearch ? (
        <Suspense fallback={<UserCardSkeletons count={6} />}>
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
