import type { Declining } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { queueInvitation } from '../notifications/queue-invitation.ts';
import { closeOffer, dropOffer, endSession } from './change-repository.ts';
import { noticeOf } from './notices.ts';
import { declinedScope, requireScheduled, requireVersion, withdrawnScope } from './offer-rules.ts';
import { answerOwnSession, changeOwnSession } from './own-session.ts';
import type { SessionRow } from './repository.ts';
import { openOffer } from './status.ts';

/** Cancels for good. @throws ApiError 403 to others, 409 once it is no longer scheduled. */
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
 * Cancels a session that the member has not agreed to, before its time and until a week after it; where both have
 * agreed, it declines the times to which the other member would move it, and the session stays.
 *
 * Reviews of a declined session are no longer shown and leave the ratings.
 *
 * @throws ApiError 403 to others, the planner included, 409 when it is cancelled already or longer ago, or has changed.
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
    // An offer of the member's own is not declined by it: it ends with the session.
    if (openOffer(session, now)?.by === otherId) await closeOffer(trx, session.id, 'declined', now);
    await endSession(trx, session.id, { memberId, ending: 'declined', reason, now });
    await notify(noticeOf('sessionCanceled', about, { change: 'declined', ...why }));
  });
}

/**
 * Takes the times back that the member has suggested. The session is as it was before; a proposal ends with it.
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
