import type { User } from '@skill-exchange/api-client/types';
import { UserCard, UserCardGrid, UserCardItem, UserCardSkeleton } from '@skill-exchange/ui/user-card';
import { paths } from '../../config/paths.ts';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';

type UserCardsProps = { users: readonly User[]; headingLevel?: 2 | 3 };

/** Members as cards that lead to their profiles. */
export function UserCards({ users, headingLevel = 3 }: UserCardsProps) {
  const photoUrl = usePhotoUrl();
  return (
    <UserCardGrid>
      {users.map((user) => (
        <UserCardItem key={user._id}>
          <UserCard
            user={{ ...user, photo: photoUrl(user.photo) }}
            href={paths.user.to(user._id)}
            headingLevel={headingLevel}
          />
        </UserCardItem>
      ))}
    </UserCardGrid>
  );
}

/** The grid while its members are on their way. */
export function UserCardSkeletons({ count }: { count: number }) {
  return (
    <UserCardGrid>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike
        <UserCardItem key={index}>
          <UserCardSkeleton />
        </UserCardItem>
      ))}
    </UserCardGrid>
  );
}
