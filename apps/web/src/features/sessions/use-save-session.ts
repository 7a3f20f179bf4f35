import { skillsBySide, useCreateSession, useEditSession } from '@skill-exchange/api-client/sessions';
import type { Session, SessionChange } from '@skill-exchange/api-client/types';
import { draftOf, type SessionPlan, toPlan } from '@skill-exchange/ui/components/session-plan';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useReportedSave } from '../../lib/use-reported-save.ts';

const creating = {
  done: 'Session created successfully',
  failed: 'Unable to create session',
  unsure: "It may have been created. Press Create Session again to make sure. It won't be created twice.",
};
const updated = 'Session updated successfully';
const editing = {
  done: (answer: Saved) => (answer?.isAsked ? (answer.message ?? updated) : updated),
  failed: 'Error updating session',
};

/** What a server says of an edit. */
type Saved = { isAsked: boolean; message?: string | undefined } | undefined;

/**
 * Saves what the form describes: a new session, or changes to one. Tells how it went.
 * @param session as it is now
 * @param start as it was when the form opened
 */
export function useSaveSession(ownId: string, session: Session | undefined, start: Session | undefined) {
  const create = useCreateSession();
  const keyFor = useIdempotencyKey();
  const edit = useEditSession();
  const { save, failure } = useReportedSave();

  async function send(plan: SessionPlan): Promise<Saved> {
    if (session !== undefined && start !== undefined)
      return edit.mutateAsync({ sessionId: session._id, ...changeOf(plan, ownId, session, start) });
    const { mentorId, mine, theirs, ...when } = plan;
    const skills = { skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs };
    const body = { userTwo: mentorId, ...when, ...skills };
    await create.mutateAsync({ ...body, idempotencyKey: keyFor(body) });
    return undefined;
  }

  return {
    /** Resolves to whether the server took it. */
    save: (plan: SessionPlan) => save(() => send(plan), session === undefined ? creating : editing),
    failure,
    isSaving: create.isPending || edit.isPending,
  };
}

/** The fields that were edited here: the others keep what the other member may have saved meanwhile. */
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
