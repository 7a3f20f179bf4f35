import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useReceivedReviews } from '@skill-exchange/api-client/reviews';
import type { SkillMatch, User } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { NoSuchMember } from '@skill-exchange/ui/components/no-such-member';
import { ProfileView, ProfileViewSkeleton } from '@skill-exchange/ui/components/profile-view';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { notify } from '../../lib/notify.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type MemberProfileProps = {
  userId: string;
  /** Primary actions for this member. */
  actions?: (user: User) => ReactNode;
  /** Rare actions. */
  moreActions?: (user: User) => ReactNode;
  /** Their local time. */
  clock?: ReactNode;
  /** Skills that the two could swap, if any. */
  band?: (user: User, match: SkillMatch) => ReactNode;
  /** Shown below the profile. */
  children?: ReactNode;
};

/** Another member's profile, or "User not found." Any other error is shown with a link to log in. */
export function MemberProfile(props: MemberProfileProps) {
  const { userId, actions, moreActions, clock, band, children } = props;
  const { data: user, error } = useUser(userId);
  // Fetched together with the profile, although the list shows below it.
  const { data: reviews } = useReceivedReviews(userId);
  const photoUrl = usePhotoUrl();
  const siteName = useSiteName();
  useLoggedFailure('Error loading a profile', error);

  if (user !== undefined) {
    const name = displayName(user.name);
    const match = matchOf(user);
    return (
      <>
        <PageMeta title={name} description={t`What ${name} teaches and wants to learn.`} />
        <ProfileView
          user={{ ...user, photo: photoUrl(user.photo) }}
          reviewCount={reviews?.length}
          match={match && { learn: match.teaches, teach: match.wants }}
          clock={clock}
          band={match && band?.(user, match)}
          actions={actions?.(user)}
          moreActions={moreActions?.(user)}
        >
          {children}
        </ProfileView>
      </>
    );
  }
  if (isApiError(error, 404)) {
    return (
      <>
        <PageMeta title={t`User not found.`} description={t`There is no such member on ${siteName}.`} />
        <NoSuchMember membersHref={paths.users} />
      </>
    );
  }
  if (error !== null) return <Away error={error} />;
  return (
    <>
      <PageMeta title={t`Profile`} />
      <h1 className="sr-only">{t`Profile`}</h1>
      <LoadingStatus label={t`Loading...`}>
        <ProfileViewSkeleton />
      </LoadingStatus>
    </>
  );
}

/** Returns undefined without skills in common. */
function matchOf({ match }: User): SkillMatch | undefined {
  return match && match.teaches.length + match.wants.length > 0 ? match : undefined;
}

/** Members are redirected from log-in, so only the text explains the error. */
function Away({ error }: { error: Error }) {
  useEffect(() => notify.error(reasonFor(error)), [error]);
  return <Navigate to={paths.login} replace />;
}
