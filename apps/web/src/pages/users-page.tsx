import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { MemberDirectory } from '../features/users/member-directory.tsx';
import { MemberSearch } from '../features/users/member-search.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/users`: all members, or those that `?q=` finds. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const search = useDebounced(text.trim());

  // Back, forward and a link to this page bring their own search; what is typed here only replaces the address. Not in an
  // effect: it would come after what was typed in the meantime.
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    if (navigation !== 'REPLACE') setText(params.get('q') ?? '');
  }

  function write(next: string): void {
    setText(next);
    // Kept in the address, so that a search can be shared and survives a visit to a profile.
    setParams(next.trim() === '' ? {} : { q: next.trim() }, { replace: true });
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
        <MemberSearch value={text} onChange={write} />
      </div>
      <MemberDirectory search={search} onClearSearch={() => write('')} />
    </div>
  );
}
