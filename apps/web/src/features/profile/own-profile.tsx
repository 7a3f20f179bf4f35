import { isApiError } from '@skill-exchange/api-client/errors';
import { useUser } from '@skill-exchange/api-client/users';
import { EmptyState } from '@skill-exchange/ui/empty-state';
import { ErrorState } from '@skill-exchange/ui/error-state';
import { LoadingStatus } from '@skill-exchange/ui/loading-status';
import { ProfileView, ProfileViewSkeleton } from '@skill-exchange/ui/profile-view';
import { useLoggedFailure } from '../../shared/query-view.tsx';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';

/** The member's own profile, e-mail address included. */
export function OwnProfile({ userId }: { userId: string }) {
  const { data: user, error, refetch } = useUser(userId);
  const photoUrl = usePhotoUrl();
  useLoggedFailure('Error loading the profile', error);

  if (user !== undefined) return <ProfileView user={{ ...user, photo: photoUrl(user.photo) }} own />;
  if (isApiError(error, 404))
    return <EmptyState title="No user data found.">This account is not there any more.</EmptyState>;
  if (error !== null)
    return <ErrorState title="Error" description={error.message} onRetry={() => void refetch()} />;
  return (
    <LoadingStatus label="Loading....">
      <ProfileViewSkeleton />
    </LoadingStatus>
  );
}
