import { isUnknownOperation } from '@skill-exchange/api-client/errors';
import { useCreateRoom } from '@skill-exchange/api-client/rooms';
import { useProposeSession } from '@skill-exchange/api-client/session-offers';
import { useCreateSession } from '@skill-exchange/api-client/sessions';
import type { PlannedSession } from '@skill-exchange/ui/lib/planner-plan';
import { useRef } from 'react';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { notify } from '../../lib/notify.ts';
import { useHearsByEmail } from '../../lib/use-hears-by-email.ts';
import { useReportedSave } from '../../lib/use-reported-save.ts';

const words = {
  done: 'Session created successfully',
  failed: 'Unable to create session',
  unsure: "It may have been created. Press the button again to make sure. It won't be created twice.",
};

/** Schedules or proposes a session, in a new room if the site creates its link. Shows the result. */
export function usePlanSession() {
  const propose = useProposeSession();
  const create = useCreateSession();
  const createRoom = useCreateRoom();
  const keyFor = useIdempotencyKey();
  const hearsByEmail = useHearsByEmail();
  const { save, failure } = useReportedSave();
  // A retry uses the same room, so that it is the same session.
  const room = useRef<string>(undefined);

  /** Resolves to what the server adds to a proposal, such as the other member's absence. */
  async function send({ mentorId, mine, theirs, times, note, isDirect, ...plan }: PlannedSession): Promise<string> {
    room.current = plan.link === null ? (room.current ?? (await createRoom.mutateAsync())) : room.current;
    const link = plan.link ?? room.current ?? '';
    const skills = { skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs };
    const body = { userTwo: mentorId, ...skills, durationMinutes: plan.durationMinutes, link };
    const proposal = { ...body, times, note };
    const schedule = (date = '') => create.mutateAsync({ ...body, date, idempotencyKey: keyFor({ ...body, date }) });
    if (isDirect) {
      await schedule(times[0]);
      return '';
    }
    try {
      const said = await propose.mutateAsync({ ...proposal, idempotencyKey: keyFor(proposal) });
      return said.split('. ').slice(1).join('. ');
    } catch (error) {
      // This backend has no proposals: it schedules sessions directly.
      if (!isUnknownOperation(error)) throw error;
      await schedule(times[0]);
      return '';
    }
  }

  return {
    /** Resolves to whether the server accepted it. */
    save: async (plan: PlannedSession) => {
      let addition = '';
      const sendOnce = async () => {
        addition = await send(plan);
      };
      const isSaved = await save(sendOnce, words);
      if (isSaved && !plan.isDirect) {
        notify.success(['It takes place once the other member accepts.', addition].filter(Boolean).join(' '));
        hearsByEmail();
      }
      return isSaved;
    },
    failure,
    isSaving: propose.isPending || create.isPending || createRoom.isPending,
  };
}
