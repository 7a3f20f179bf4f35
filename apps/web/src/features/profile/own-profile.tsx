import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useUser } from '@skill-exchange/api-client/users';
import { ProfileView, ProfileViewSkeleton } from '@skill-exchange/ui/components/profile-view';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../lib/lazy-with-preload.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { HiddenFromMatches } from '../../lib/search/hidden-from-matches.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { FirstSteps } from './first-steps.tsx';
import { readProfileDraft } from './profile-draft.ts';

const ProfileEditor = lazyWithPreload(async () => (await import('./profile-editor.tsx')).ProfileEditor);

type OwnProfileProps = {
  userId: string;
  /** Actions other than Edit. */
  actions?: ReactNode;
  /** Shown above the profile. */
  intro?: ReactNode;
  /** Shown below the profile. */
  children?: ReactNode;
  /** Opens the form. */
  opensForm?: boolean;
  onFormClose?: () => void;
};

/** The member's own profile, with the email address, to read and edit. */
export function OwnProfile({ userId, actions, intro, children, opensForm = false, onFormClose }: OwnProfileProps) {
  const { data, error, refetch } = useUser(userId);
  const kept = useDraft('profile', readProfileDraft);
  const [isEditing, setEditing] = useState(false);
  // A draft is restored only once.
  const [initialDraft, setInitialDraft] = useState(kept.restored);
  usePreload(ProfileEditor);
  // If the form fails to load, the profile stays.
  const edit = useCallback(() => void loadOrNotify(ProfileEditor).then(setEditing), []);
  const hasDraft = kept.restored !== undefined;
  useEffect(() => {
    if (hasDraft || opensForm) edit();
  }, [hasDraft, opensForm, edit]);
  // The form takes the focus from Edit, and returns it.
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const photoUrl = usePhotoUrl();
  useLoggedFailure('Error loading the profile', error);
  const authSession = useAuthSessionStore();
  useEffect(() => {
    if (data !== undefined) authSession.rename(data._id, data.name);
  }, [authSession, data]);

  if (data === undefined) {
    if (error === null) return <Loading />;
    return (
      <>
        <h1 className="mb-8">{t`Profile`}</h1>
        {isApiError(error, 404) ? (
          <EmptyState title={t`No user data found.`}>{t`This account no longer exists.`}</EmptyState>
        ) : (
          <ErrorState title={t`Error`} description={error.message} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const user = { ...data, photo: photoUrl(data.photo) };
  const isSparse = user.about === '' || (user.skillsOffered.length === 0 && user.skillsRequested.length === 0);
  if (isEditing)
    return (
      <ProfileEditor
        user={user}
        initialDraft={initialDraft}
        onDraftChange={kept.keep}
        onDone={() => {
          kept.drop();
          setInitialDraft(undefined);
          setEditing(false);
          onFormClose?.();
        }}
      />
    );
  return (
    <>
      {intro}
      <HiddenFromMatches className="mb-6" />
      <ProfileView
        user={user}
        own
        steps={isSparse ? <FirstSteps user={user} onEdit={edit} /> : undefined}
        actions={
          <>
            <Button ref={editButton} onClick={edit}>
              <Pencil aria-hidden="true" />
              {t`Edit`}
            </Button>
            {actions}
          </>
        }
      >
        {children}
      </ProfileView>
    </>
  );
}

function Loading() {
  return (
    <>
      {/* At the name's position. */}
      <h1 className="sr-only">{t`Profile`}</h1>
      <LoadingStatus label={t`Loading....`}>
        <ProfileViewSkeleton />
      </LoadingStatus>
    </>
  );
}
