import { t } from '@lingui/core/macro';
import { skillsBySide, useEditSession } from '@skill-exchange/api-client/sessions';
import type { Session, SessionChange } from '@skill-exchange/api-client/types';
import { draftOf, type SessionPlan, toPlan } from '@skill-exchange/ui/lib/sessions/session-plan';
import { useReportedSave } from '../../../lib/forms/use-reported-save.ts';

const updated = () => t`Session updated successfully`;
const editing = () => ({
  done: (answer: Saved) => (answer?.isAsked ? (answer.message ?? updated()) : updated()),
  failed: t`Error updating session`,
});

/** The server's response to an edit. */
type Saved = { isAsked: boolean; message?: string | undefined } | undefined;

/**
 * Saves a form's changes to a session and shows the result.
 * @param session its current state
 * @param start its state when the form opened
 */
export function useSaveSession(ownId: string, session: Session, start: Session) {
  const edit = useEditSession();
  const { save, failure } = useReportedSave();
  const send = (plan: SessionPlan) =>
    edit.mutateAsync({ sessionId: session._id, ...changeOf(plan, ownId, session, start) });
  return {
    /** Resolves to whether the server accepted it. */
    save: (plan: SessionPlan) => save(() => send(plan), editing()),
    failure,
    isSaving: edit.isPending,
  };
}

/** Returns only the edited fields, so that the others keep what the other member may have saved since. */
function changeOf(plan: SessionPlan, ownId: string, session: Session, start: Session): SessionChange {
  const described = (by: SessionPlan) => ({
    date: by.date,
    ...(by.durationMinutes !== undefined && { durationMinutes: by.durationMinutes }),
    link: by.link,
    ...skillsBySide(session, ownId, by),
  });
  const wanted = described(plan);
  const shown = toPlan(draftOf(start, ownId));
  if (shown === undefined) return wanted;
  const before = described(shown);
  const now = {
    date: session.date,
    durationMinutes: session.durationMinutes,
    link: session.link,
    skillTaughtByUserOne: session.skillTaughtByUserOne?._id ?? null,
    skillTaughtByUserTwo: session.skillTaughtByUserTwo?._id ?? null,
  };
  const pick = <Name extends keyof typeof now>(name: Name) =>
    wanted[name] === before[name] ? now[name] : wanted[name];
  const durationMinutes = pick('durationMinutes');
  return {
    date: pick('date'),
    ...(durationMinutes !== undefined && { durationMinutes }),
    link: pick('link'),
    skillTaughtByUserOne: pick('skillTaughtByUserOne'),
    skillTaughtByUserTwo: pick('skillTaughtByUserTwo'),
  };
}
