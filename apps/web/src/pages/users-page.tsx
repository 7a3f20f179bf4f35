import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { MemberDirectory } from '../features/users/member-directory.tsx';
import { MemberSearch } from '../features/users/member-search.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { sideIn } from '../lib/side-in.ts';

/** `/users`: all members, or those that `?q=` and `?side=` find. */
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

  function write(next: string, nextSide = side ?? ''): void {
    setText(next);
    const q = next.trim();
    // In the URL, so that a search can be shared and survives a visit to a profile.
    setParams({ ...(q !== '' && { q }), ...(nextSide !== '' && { side: nextSide }) }, { replace: true });
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
          onChange={(next) => write(next)}
          side={side ?? ''}
          onSide={(nextSide) => write(text, nextSide)}
        />
      </div>
      <MemberDirectory search={search} side={side} onClearSearch={() => write('', '')} />
    </div>
  );
}
