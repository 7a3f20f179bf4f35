import type { FoundUser, User } from '@skill-exchange/api-client/types';
import { UserCard, UserCardGrid, UserCardItem, UserCardSkeleton } from '@skill-exchange/ui/components/user-card';
import { activityOf, languagesOf } from '@skill-exchange/ui/lib/member-facts';
import { paths } from '../../config/paths.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type OneUserProps = {
  user: User | FoundUser;
  /** Also their languages and when they were active. */
  withFacts?: boolean;
  headingLevel?: 2 | 3;
};

/** A member as a card that links to their profile. */
export function OneUser({ user, withFacts = false, headingLevel = 3 }: OneUserProps) {
  const photoUrl = usePhotoUrl();
  return (
    <UserCard
      user={{ ...user, photo: photoUrl(user.photo) }}
      facts={withFacts ? [languagesOf(user, 3), activityOf(user)].filter((fact) => fact !== null) : []}
      href={paths.user.to(user._id)}
      headingLevel={headingLevel}
    />
  );
}

type UserCardsProps = {
  users: readonly User[];
  /** As on the landing page: at most two on small screens. */
  featured?: boolean;
};

/** A few members in a grid. */
export function UserCards({ users, featured = false }: UserCardsProps) {
  return (
    <UserCardGrid featured={featured}>
      {users.map((user) => (
        <UserCardItem key={user._id}>
          <OneUser user={user} />
        </UserCardItem>
      ))}
    </UserCardGrid>
  );
}

type SkeletonProps = Omit<UserCardsProps, 'users'> & { count: number };

/** The grid while its members are on their way. */
export function UserCardSkeletons({ count, featured = false }: SkeletonProps) {
  return (
    <UserCardGrid featured={featured}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike
        <UserCardItem key={index}>
          <UserCardSkeleton />
        </UserCardItem>
      ))}
    </UserCardGrid>
  );
}
