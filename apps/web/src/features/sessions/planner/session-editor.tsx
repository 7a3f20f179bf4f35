import type { Session } from '@skill-exchange/api-client/types';
import { SessionDialog } from '@skill-exchange/ui/components/session-dialog';
import type { SessionDraft, SessionPlan } from '@skill-exchange/ui/components/session-form';
import { instantAt } from '@skill-exchange/ui/lib/time/wall-time';
import { useState } from 'react';
import { useClosing } from '../../../lib/dialogs/use-closing.tsx';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useMakeRoom } from '../../../lib/plans/use-make-room.ts';
import { useOwnPlans } from '../../../lib/plans/use-own-plans.ts';
import { useSearchSkills } from '../../../lib/search/use-search-skills.ts';
import { useSaveSession } from './use-save-session.ts';

type SessionEditorProps = {
  ownId: string;
  /** The session to change. */
  session: Session;
  /** Initial values that replace the session's own. */
  initialDraft?: Partial<SessionDraft> | undefined;
  open: boolean;
  onDraftChange: (draft: SessionDraft) => void;
  /** Called once the member closes the form, after confirmation. */
  onClose: () => void;
  /** Called once saved; `date` is the session's start, in ISO 8601. */
  onSaved: (date: string) => void;
};

/** The form of a session in a dialog. Keeps a draft until it is saved or discarded. */
export function SessionEditor(props: SessionEditorProps) {
  const { ownId, session, initialDraft, open, onDraftChange, onClose, onSaved } = props;
  const [start] = useState(session);
  const { save, failure, isSaving } = useSaveSession(ownId, session, start);
  const searchSkills = useSearchSkills();
  const [time, setTime] = useState<string>();
  const busy = useOwnPlans(time !== undefined && Date.parse(time) > Date.now() ? [time] : []);
  const { question, ...closing } = useClosing(open, onClose);
  const submit = useSingleFlight(async (plan: SessionPlan) => {
    if (await save(plan)) onSaved(plan.date);
  });

  return (
    <>
      <SessionDialog
        open={open}
        session={session}
        memberId={ownId}
        searchSkills={searchSkills}
        makeRoom={useMakeRoom()}
        pending={isSaving}
        failure={failure}
        initialDraft={initialDraft}
        busyAt={(each, minutes) => busy(each, minutes, { besides: session._id })}
        {...closing}
        onDraftChange={(draft) => {
          setTime(instantAt(draft.date, draft.time));
          onDraftChange(draft);
        }}
        onSubmit={submit}
      />
      {question}
    </>
  );
}
