import { plural, t } from '@lingui/core/macro';
import { hasWords } from '@skill-exchange/api-client/name-folding';
import type { User } from '@skill-exchange/api-client/types';
import { useUsers } from '@skill-exchange/api-client/users';
import { NoMembers } from '@skill-exchange/ui/components/no-members';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import type { Side } from '../../lib/search/member-filters-in.ts';
import { UserCardSkeletons } from './user-cards.tsx';
import { UserList } from './user-list.tsx';

const failure = () => t`An error occurred while fetching users.`;
const loadingText = () => t`Loading...`;

type MemberDirectoryProps = {
  /** Text to search for in names and skills; empty for all members. */
  search: string;
  side: Side;
  onClearSearch: () => void;
};

/** All members except the current one, loaded page by page as the user scrolls. */
export function MemberDirectory({ search, side, onClearSearch }: MemberDirectoryProps) {
  const query = useUsers();
  const ownId = useMember()?.userId;
  // A backend without a search of members gives the list alone.
  const others = query.data?.filter((user) => user._id !== ownId && isFound(user, search, side));

  return (
    <QueryView
      query={{ ...query, data: others }}
      loading={
        <LoadingStatus label={loadingText()} labelAbove>
          <UserCardSkeletons count={6} />
        </LoadingStatus>
      }
      failure={failure()}
      isEmpty={(users) => users.length === 0 && !query.hasNextPage}
      empty={<NoMembers search={search} side={side} onClearSearch={onClearSearch} />}
    >
      {(users) => (
        <>
          {/* The total is known with the last page. */}
          <p aria-live="polite" className="mb-2 text-small text-ink-2">
            {query.hasNextPage ? null : plural(users.length, { one: '# member', other: '# members' })}
          </p>
          <UserList users={users} />
          <LoadMore pages={query} loadingText={loadingText()} failure={failure()} />
        </>
      )}
    </QueryView>
  );
}

function isFound({ name, skillsOffered, skillsRequested }: User, search: string, side: Side): boolean {
  const called = (skills: readonly string[]) => [...skills, ...skills.map(skillName)];
  const [teach, learn] = [called(skillsOffered), called(skillsRequested)];
  const texts = { teach, learn, any: [name, ...teach, ...learn] };
  return search === '' || texts[side ?? 'any'].some((text) => hasWords(text, search));
}
