import type { MemberFilter } from '@skill-exchange/api-client/users';
import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { MemberDirectory } from '../features/users/member-directory.tsx';
import { MemberSearch } from '../features/users/member-search.tsx';
import { memberFilterIn } from '../lib/member-filter.ts';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/users`: all members, or those that `?q=` and a filter find. */
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

  const filter = memberFilterIn(params);

  function write(next: string, nextFilter: MemberFilter): void {
    setText(next);
    const q = next.trim();
    // Kept in the address, so that a search can be shared and survives a visit to a profile.
    setParams({ ...(q !== '' && { q }), ...nextFilter }, { replace: true });
  }

  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title="Users"
        description="Find members by what they teach and what they want to learn, and trade an hour for an hour."
      />
      <PageHeader
        title="Users"
        className="mb-10"
        lead="Everyone here teaches something and wants to learn something else."
      />
      <div className="mb-8">
        <MemberSearch
          value={text}
          onChange={(next) => write(next, filter)}
          filter={filter}
          onFilter={(nextFilter) => write(text, nextFilter)}
        />
      </div>
      <MemberDirectory search={search} filter={filter} onClearSearch={() => write('', {})} />
    </div>
  );
}
