import { t } from '@lingui/core/macro';
import { isUnknownOperation } from '@skill-exchange/api-client/errors';
import { useCreateRoom } from '@skill-exchange/api-client/rooms';
import { useProposeSession } from '@skill-exchange/api-client/session-offers';
import { useCreateSession } from '@skill-exchange/api-client/sessions';
import type { PlannedSession } from '@skill-exchange/ui/lib/sessions/planner-plan';
import { formatDate } from '@skill-exchange/ui/lib/time/date-time';
import { useRef } from 'react';
import { useReportedSave } from '../../../lib/forms/use-reported-save.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useUnconfirmedEmailNotice } from '../../../lib/log-in/use-unconfirmed-email-notice.ts';
import { notify } from '../../../lib/notify.ts';

const words = () => ({
  done: t`Session created successfully`,
  failed: t`Unable to create session`,
  unsure: t`It may have been created. Press the button again to make sure. It won't be created twice.`,
});

/** Schedules or proposes a session, in a new room if the site creates its link. Shows the result. */
export function usePlanSession() {
  const propose = useProposeSession();
  const create = useCreateSession();
  const createRoom = useCreateRoom();
  const keyFor = useIdempotencyKey();
  const hearsByEmail = useUnconfirmedEmailNotice();
  const { save, failure } = useReportedSave();
  // A retry uses the same room, so that it is the same session.
  const room = useRef<string>(undefined);

  /** Resolves to the last day of the other member's absence, if they are away. */
  async function send(planned: PlannedSession): Promise<string | undefined> {
    const { mentorId, mine, theirs, times, note, isDirect, ...plan } = planned;
    room.current = plan.link === null ? (room.current ?? (await createRoom.mutateAsync())) : room.current;
    const link = plan.link ?? room.current ?? '';
    const skills = { skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs };
    const body = { userTwo: mentorId, ...skills, durationMinutes: plan.durationMinutes, link };
    const proposal = { ...body, times, note };
    const schedule = (date = '') => create.mutateAsync({ ...body, date, idempotencyKey: keyFor({ ...body, date }) });
    if (isDirect) return await schedule(times[0]);
    try {
      return await propose.mutateAsync({ ...proposal, idempotencyKey: keyFor(proposal) });
    } catch (error) {
      // This backend has no proposals: it schedules sessions directly.
      if (!isUnknownOperation(error)) throw error;
      return await schedule(times[0]);
    }
  }

  return {
    /** Resolves to whether the server accepted it. */
    save: async (plan: PlannedSession) => {
      let awayUntil: string | undefined;
      const isSaved = await save(async () => {
        awayUntil = await send(plan);
      }, words());
      if (isSaved && plan.isDirect && awayUntil !== undefined)
        notify.success(t`They are away until ${{ day: formatDate(awayUntil) }}.`);
      if (isSaved && !plan.isDirect) {
        notify.success(
          awayUntil === undefined
            ? t`It takes place once the other member accepts.`
            : t`It takes place once the other member accepts. They are away until ${{ day: formatDate(awayUntil) }}.`,
        );
        hearsByEmail();
      }
      return isSaved;
    },
    failure,
    isSaving: propose.isPending || create.isPending || createRoom.isPending,
  };
}
