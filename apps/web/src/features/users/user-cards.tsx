import type { FoundUser, User } from '@skill-exchange/api-client/types';
import { UserCard, UserCardGrid, UserCardItem, UserCardSkeleton } from '@skill-exchange/ui/components/user-card';
import { activityOf, languagesOf } from '@skill-exchange/ui/lib/member-facts';
import { paths } from '../../config/paths.ts';
import { swapWords } from '../../lib/search/swap-words.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** A member as a card that links to their profile, with a possible swap. */
export function OneUser({ user, headingLevel = 3 }: { user: User; headingLevel?: 2 | 3 }) {
  const photoUrl = usePhotoUrl();
  return (
    <UserCard
      user={{ ...user, photo: photoUrl(user.photo) }}
      swap={(user.match && swapWords(user.match)) ?? undefined}
      href={paths.user.to(user._id)}
      headingLevel={headingLevel}
    />
  );
}

/** The card of a search result. Matching skills come first, so that "+ 1 more" hides none of them. */
export function FoundUserCard({ user }: { user: FoundUser }) {
  const photoUrl = usePhotoUrl();
  const { teaches, wants } = user.match;
  return (
    <UserCard
      user={{
        ...user,
        photo: photoUrl(user.photo),
        skillsOffered: [...new Set([...teaches, ...user.skillsOffered])],
        skillsRequested: [...new Set([...wants, ...user.skillsRequested])],
      }}
      swap={(user.bothWays && swapWords(user.match)) || undefined}
      facts={[languagesOf(user, 3), activityOf(user)].filter((fact) => fact !== null)}
      href={paths.user.to(user._id)}
      headingLevel={2}
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
