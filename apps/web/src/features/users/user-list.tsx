import type { User } from '@skill-exchange/api-client/types';
import { UserCardGrid, UserCardItem } from '@skill-exchange/ui/components/user-card';
import { LongList } from '../../lib/long-list.tsx';
import { OneUser } from './user-cards.tsx';

const render = (user: User) => <OneUser user={user} headingLevel={2} />;

/** The complete list of members on a page about them. */
export function UserList({ users }: { users: readonly User[] }) {
  return <LongList items={users} Grid={UserCardGrid} Place={UserCardItem} render={render} />;
}
