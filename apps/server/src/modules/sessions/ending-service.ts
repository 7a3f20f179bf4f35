import type { Declining } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { queueInvitation } from '../notifications/queue-invitation.ts';
import { closeOffer, dropOffer, endSession } from './change-repository.ts';
import { noticeOf } from './notices.ts';
import { declinedScope, requireScheduled, requireVersion, withdrawnScope } from './offer-rules.ts';
import { answerOwnSession, changeOwnSession } from './own-session.ts';
import type { SessionRow } from './repository.ts';
import { openOffer, sessionStatus } from './status.ts';

/** Cancels a session permanently. @throws ApiError 403 to others, 409 once it is no longer scheduled. */
export async function cancelSession(context: AppContext, memberId: string, id: string): Promise<void> {
  await answerOwnSession(context, memberId, id, async (change) => {
    const { trx, notify, session, otherId, now } = change;
    requireScheduled(session, now);
    await endSession(trx, session.id, { memberId, ending: 'canceled', now });
    if (session.agreed_at !== null) await queueInvitation(context, trx, { sessionId: session.id, memberId });
    const about = { sessionId: session.id, by: memberId, to: otherId, date: session.date };
    await notify(noticeOf('sessionCanceled', about, { change: 'canceled' }));
  });
}

/**
 * Declines a session that the member has not agreed to, until two weeks after its end. If both have
 * agreed, it declines the other member's suggested times, and the session stays.
 *
 * Reviews of a declined session are hidden and no longer count toward ratings.
 *
 * @throws ApiError 403 to others and the planner, 409 when it was canceled, has changed, or is too long ago.
 */
export async function declineSession(
  context: AppContext,
  memberId: string,
  id: string,
  { reason: text, version }: Declining,
): Promise<void> {
  const reason = text?.trim() ?? '';
  await answerOwnSession(context, memberId, id, async (change) => {
    const { trx, notify, session, otherId, now } = change;
    const scope = declinedScope(session, memberId, now);
    requireVersion(session, version);
    const about = { sessionId: session.id, by: memberId, to: otherId, date: session.date };
    const why = reason === '' ? {} : { reason };
    if (scope === 'times') {
      await dropOffer(trx, session.id, 'declined', now);
      return await notify(
        noticeOf('sessionAnswered', about, { change: 'would rather keep the time of your session', ...why }),
      );
    }
    // The member's own offer is not declined: it ends with the session.
    if (openOffer(session, now)?.by === otherId) await closeOffer(trx, session.id, 'declined', now);
    await endSession(trx, session.id, { memberId, ending: 'declined', reason, now });
    if (sessionStatus(session, now) === 'Completed')
      for (const actor of [memberId, otherId]) await notify.takeBack({ kind: 'review', subject: session.id, actor });
    await notify(noticeOf('sessionCanceled', about, { change: 'declined', ...why }));
  });
}

/**
 * Withdraws the times that the member has suggested. The session stays as it was; a proposal ends.
 *
 * @throws ApiError 403 to others, 409 without such times.
 */
export async function withdrawTimes(context: AppContext, memberId: string, id: string): Promise<SessionRow> {
  return await changeOwnSession(context, memberId, id, async (change) => {
    const { trx, notify, session, otherId, now } = change;
    if (withdrawnScope(session, memberId, now) === 'times') return await dropOffer(trx, session.id, 'withdrawn', now);
    await closeOffer(trx, session.id, 'withdrawn', now);
    await endSession(trx, session.id, { memberId, ending: 'withdrawn', now });
    const about = { sessionId: session.id, by: memberId, to: otherId, date: session.date };
    await notify(noticeOf('sessionCanceled', about, { change: 'took back the proposal of' }));
  });
}
