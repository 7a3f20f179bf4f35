import type { Session } from '@skill-exchange/api-client/types';
import { SessionDialog } from '@skill-exchange/ui/session-dialog';
import type { SessionDraft } from '@skill-exchange/ui/session-form';
import { type ComponentProps, useState } from 'react';
import { DiscardDialog } from '../../shared/discard-dialog.tsx';
import { LeaveGuard } from '../../shared/leave-guard.tsx';
import { useSearchSkills } from '../../shared/use-search-skills.ts';
import { useMentorSearch } from './use-mentor-search.ts';
import { useSaveSession } from './use-save-session.ts';

type SessionEditorProps = {
  ownId: string;
  /** The session to change; without one, a new one. */
  session?: Session | undefined;
  /** What the form starts with in place of empty fields or the session's own. */
  initialDraft?: SessionDraft | undefined;
  /** Some of the initial draft was typed, so closing the form asks first. */
  isHalfFilled: boolean;
  open: boolean;
  onDraftChange: (draft: SessionDraft) => void;
  /** The member closed the form, and meant it. */
  onClose: () => void;
  /** The session is saved; `date` is when it takes place, in ISO 8601. */
  onSaved: (date: string) => void;
};

/** The form of a session in a dialog. What is typed stays until it is saved or thrown away on purpose. */
export function SessionEditor(props: SessionEditorProps) {
  const { ownId, session, initialDraft, isHalfFilled, open, onDraftChange, onClose, onSaved } = props;
  const { save, failure, isSaving } = useSaveSession(ownId, session);
  const searchSkills = useSearchSkills();
  const [isDirty, setDirty] = useState(false);
  const [isTyped, setTyped] = useState(isHalfFilled);
  const [isAsking, setAsking] = useState(false);
  const hasSomethingToLose = open && isDirty && isTyped;
  const Dialog = session === undefined ? NewSessionDialog : SessionDialog;

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={() => (hasSomethingToLose ? setAsking(true) : onClose())}
        session={session}
        memberId={ownId}
        searchSkills={searchSkills}
        pending={isSaving}
        failure={failure}
        initialDraft={initialDraft}
        onDirtyChange={setDirty}
        onDraftChange={(draft) => {
          setTyped(true);
          onDraftChange(draft);
        }}
        onSubmit={async (plan) => {
          if (await save(plan)) onSaved(plan.date);
        }}
      />
      <DiscardDialog
        open={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
      <LeaveGuard when={hasSomethingToLose} onDiscard={onClose} />
    </>
  );
}

/** With somebody to pick. */
function NewSessionDialog(props: ComponentProps<typeof SessionDialog>) {
  return <SessionDialog {...props} {...useMentorSearch(props.memberId)} />;
}
