import type { Session } from '@skill-exchange/api-client/types';
import { SessionDialog } from '@skill-exchange/ui/components/session-dialog';
import type { SessionDraft, SessionPlan } from '@skill-exchange/ui/components/session-form';
import { instantAt } from '@skill-exchange/ui/lib/date-time';
import { type ComponentProps, useState } from 'react';
import { useClosing } from '../../lib/use-closing.tsx';
import { useSearchSkills } from '../../lib/use-search-skills.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useMentorSearch } from './use-mentor-search.ts';
import { useOwnPlans } from './use-own-plans.ts';
import { useSaveSession } from './use-save-session.ts';

type SessionEditorProps = {
  ownId: string;
  /** The session to change; without one, a new one. */
  session?: Session | undefined;
  /** What the form starts with in place of empty fields or the session's own. */
  initialDraft?: Partial<SessionDraft> | undefined;
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
  const [start] = useState(session);
  const { save, failure, isSaving } = useSaveSession(ownId, session, start);
  const searchSkills = useSearchSkills();
  const [isTyped, setTyped] = useState(isHalfFilled);
  const [time, setTime] = useState<string>();
  const busy = useOwnPlans(time !== undefined && Date.parse(time) > Date.now() ? [time] : []);
  const { question, ...closing } = useClosing(open, onClose, isTyped);
  const submit = useSingleFlight(async (plan: SessionPlan) => {
    if (await save(plan)) onSaved(plan.date);
  });
  const Dialog = session === undefined ? NewSessionDialog : SessionDialog;

  return (
    <>
      <Dialog
        open={open}
        session={session}
        memberId={ownId}
        searchSkills={searchSkills}
        pending={isSaving}
        failure={failure}
        initialDraft={initialDraft}
        busyAt={(each, minutes) => busy(each, minutes, session?._id)}
        {...closing}
        onDraftChange={(draft) => {
          setTyped(true);
          setTime(instantAt(draft.date, draft.time));
          onDraftChange(draft);
        }}
        onSubmit={submit}
      />
      {question}
    </>
  );
}

/** A form whose mentor can be picked. */
function NewSessionDialog(props: ComponentProps<typeof SessionDialog>) {
  return <SessionDialog {...props} {...useMentorSearch(props.memberId)} />;
}
