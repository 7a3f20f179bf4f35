import { skillsBySide, useCreateSession, useEditSession } from '@skill-exchange/api-client/session-changes';
import type { Session } from '@skill-exchange/api-client/types';
import type { SessionPlan } from '@skill-exchange/ui/session-form';
import { useState } from 'react';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import { reasonFor } from '../../shared/reason-for.ts';

const creating = { done: 'Session created successfully', failed: 'Unable to create session' };
const editing = { done: 'Session updated successfully', failed: 'Error updating session' };

/** Saves what the form describes: a new session, or changes to `session`. Tells how it went. */
export function useSaveSession(ownId: string, session: Session | undefined) {
  const create = useCreateSession();
  const edit = useEditSession();
  const [failure, setFailure] = useState<string>();

  function send({ mentorId, date, link, mine, theirs }: SessionPlan): Promise<void> {
    if (session !== undefined) {
      const skills = skillsBySide(session, ownId, { mine, theirs });
      return edit.mutateAsync({ sessionId: session._id, date, link, ...skills });
    }
    const skills = { skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs };
    return create.mutateAsync({ userTwo: mentorId, date, link, ...skills });
  }

  /** Resolves to whether the server took it. */
  async function save(plan: SessionPlan): Promise<boolean> {
    const words = session === undefined ? creating : editing;
    setFailure(undefined);
    try {
      await send(plan);
    } catch (error) {
      logger.failure(words.failed, error);
      notify.error(words.failed);
      setFailure(reasonFor(error));
      return false;
    }
    notify.success(words.done);
    return true;
  }

  return { save, failure, isSaving: create.isPending || edit.isPending };
}
