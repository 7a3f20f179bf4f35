import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useAcceptSession, useDeclineTimes, useWithdrawTimes } from '@skill-exchange/api-client/session-offers';
import type { Session } from '@skill-exchange/api-client/types';
import type { SessionAnswers } from '@skill-exchange/ui/components/session-answers';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

type Answer = 'accept' | 'decline' | 'withdraw';

const failures: Record<Answer, string> = {
  accept: 'Failed to accept session',
  decline: 'Failed to decline session',
  withdraw: 'Failed to take the times back',
};

/** Sends what the two of a session answer each other, and reports the result in a toast. */
export function useAnswers(): Pick<Required<SessionAnswers>, 'onAccept' | 'onDecline' | 'onWithdraw' | 'pendingFor'> {
  const { mutateAsync: accept } = useAcceptSession();
  const { mutateAsync: decline } = useDeclineTimes();
  const { mutateAsync: withdraw } = useWithdrawTimes();
  // Several requests can be pending.
  const [pending, setPending] = useState<ReadonlyMap<string, Answer>>(new Map());

  async function run({ _id }: Session, answer: Answer, send: () => Promise<void>, done: string): Promise<void> {
    setPending((before) => new Map(before).set(_id, answer));
    try {
      await send();
      notify.success(done);
    } catch (error) {
      const failed = failures[answer];
      logger.failure(failed, error);
      notify.error(serverMessageOr(error, isApiError(error, 0) ? `${failed}. Please try again later.` : failed));
    } finally {
      setPending((before) => new Map([...before].filter(([id]) => id !== _id)));
    }
  }
  // One answer to a session at a time.
  const answer = useSingleFlight(run, ({ _id }) => _id);
  const seen = ({ _id, version }: Session) => ({ sessionId: _id, ...(version !== undefined && { version }) });

  return {
    onAccept: (session, time) =>
      answer(session, 'accept', () => accept({ ...seen(session), time }), "It's set. You both agreed."),
    onDecline: (session, reason) =>
      answer(
        session,
        'decline',
        () => decline({ ...seen(session), ...(reason !== '' && { reason }) }),
        session.offer?.kind === 'move' ? 'The time stays as it was' : 'Session declined successfully',
      ),
    onWithdraw: (session) => answer(session, 'withdraw', () => withdraw(session._id), 'Times taken back'),
    pendingFor: ({ _id }) => pending.get(_id),
  };
}
