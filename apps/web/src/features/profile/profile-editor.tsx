import { t } from '@lingui/core/macro';
import { currentVersionIn } from '@skill-exchange/api-client/current-version';
import type { User } from '@skill-exchange/api-client/types';
import { useEditUser } from '@skill-exchange/api-client/users';
import { ProfileEditForm, type ProfileDraft as ProfileToSave } from '@skill-exchange/ui/components/profile-edit-form';
import { useEffect, useRef, useState } from 'react';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSearchSkills } from '../../lib/search/use-search-skills.ts';
import type { ProfileDraft } from './profile-draft.ts';

type ProfileEditorProps = {
  user: User;
  /** The draft of an earlier visit. */
  initialDraft: ProfileDraft | undefined;
  onDraftChange: (draft: ProfileDraft) => void;
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
  const { version: opened, ...typed } = initialDraft ?? { version: user.version };
  const [version, setVersion] = useState(opened);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function save({ removePhoto, facts, ...profile }: ProfileToSave): Promise<void> {
    setFailure(undefined);
    try {
      const saved = await edit.mutateAsync({
        userId: user._id,
        ...profile,
        ...facts,
        ...(removePhoto ? { removePhoto: 'true' } : {}),
        ...(version !== undefined && { version }),
      });
      authSession.rename(user._id, saved.name);
    } catch (error) {
      logger.failure('Error saving the profile', error);
      // The member has been warned: saving again replaces the other change.
      setVersion((seen) => currentVersionIn(error) ?? seen);
      setFailure(reasonFor(error));
      return;
    }
    notify.success(t`Profile saved`);
    onDone();
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-8 outline-none">
        {t`Edit profile`}
      </h1>
      <ProfileEditForm
        user={start}
        className="max-w-2xl"
        searchSkills={useSearchSkills()}
        onSubmit={useSingleFlight(save)}
        onCancel={onDone}
        pending={edit.isPending}
        failure={failure}
        initialDraft={initialDraft && typed}
        onDraftChange={(draft) => onDraftChange({ ...draft, version })}
        onDirtyChange={setDirty}
      />
      <LeaveGuard when={isDirty && !edit.isPending} onDiscard={onDone} />
    </>
  );
}
