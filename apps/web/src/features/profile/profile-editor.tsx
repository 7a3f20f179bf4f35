import type { User } from '@skill-exchange/api-client/types';
import { useEditUser } from '@skill-exchange/api-client/users';
import {
  type ProfileDraft,
  ProfileEditForm,
  type ProfileFields,
} from '@skill-exchange/ui/components/profile-edit-form';
import { useEffect, useRef, useState } from 'react';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { LeaveGuard } from '../../lib/leave-guard.tsx';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { reasonFor } from '../../lib/reason-for.ts';
import { useSearchSkills } from '../../lib/use-search-skills.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

type ProfileEditorProps = {
  user: User;
  /** The draft of an earlier visit. */
  initialDraft: Partial<ProfileFields> | undefined;
  onDraftChange: (draft: ProfileFields) => void;
  /** Called once saved, canceled or discarded. */
  onDone: () => void;
};

/** Edits the member's own profile. A new name is used throughout the app immediately. */
export function ProfileEditor({ user, initialDraft, onDraftChange, onDone }: ProfileEditorProps) {
  const edit = useEditUser();
  const authSession = useAuthSessionStore();
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The profile may be refetched while editing: the form keeps its initial values.
  const [start] = useState(user);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function save({ removePhoto, facts, ...profile }: ProfileDraft): Promise<void> {
    setFailure(undefined);
    try {
      const saved = await edit.mutateAsync({
        userId: user._id,
        ...profile,
        ...facts,
        ...(removePhoto ? { removePhoto: 'true' } : {}),
      });
      authSession.rename(user._id, saved.name);
    } catch (error) {
      logger.failure('Error saving the profile', error);
      setFailure(reasonFor(error));
      return;
    }
    notify.success('Profile saved');
    onDone();
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-8 outline-none">
        Edit profile
      </h1>
      <ProfileEditForm
        user={start}
        className="max-w-2xl"
        searchSkills={useSearchSkills()}
        onSubmit={useSingleFlight(save)}
        onCancel={onDone}
        pending={edit.isPending}
        failure={failure}
        initialDraft={initialDraft}
        onDraftChange={onDraftChange}
        onDirtyChange={setDirty}
      />
      <LeaveGuard when={isDirty && !edit.isPending} onDiscard={onDone} />
    </>
  );
}
