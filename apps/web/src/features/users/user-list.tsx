import type { User } from '@skill-exchange/api-client/types';
import { UserCardGrid, UserCardItem } from '@skill-exchange/ui/user-card';
import { LongList } from '../../shared/long-list/long-list.tsx';
import { OneUser } from './user-cards.tsx';

const draw = (user: User) => <OneUser user={user} headingLevel={2} />;

/** Members of a page that is about them, however many. `isPartial` while there are more to load. */
export function UserList({ users, isPartial = false }: { users: readonly User[]; isPartial?: boolean }) {
  return (
    <LongList items={users} isPartial={isPartial} Grid={UserCardGrid} Place={UserCardItem} draw={draw} />
  );
}
