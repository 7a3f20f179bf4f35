import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useAcceptSession, useDeclineTimes, useWithdrawTimes } from '@skill-exchange/api-client/session-offers';
import type { Session } from '@skill-exchange/api-client/types';
import type { AnswerHandlers } from '@skill-exchange/ui/components/session-answers';
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

type Answers = Pick<AnswerHandlers, 'onAccept' | 'onDecline' | 'onWithdraw' | 'pending'>;

/** Sends a member's answer to a session, one at a time, and reports the result in a toast. */
export function useAnswers({ _id: sessionId, version, offer }: Session): Answers {
  const { mutateAsync: accept } = useAcceptSession();
  const { mutateAsync: decline } = useDeclineTimes();
  const { mutateAsync: withdraw } = useWithdrawTimes();
  const [pending, setPending] = useState<Answer>();
  const seen = { sessionId, ...(version !== undefined && { version }) };

  const answer = useSingleFlight(async (kind: Answer, send: () => Promise<void>, done: string) => {
    setPending(kind);
    try {
      await send();
      notify.success(done);
    } catch (error) {
      const failed = failures[kind];
      logger.failure(failed, error);
      notify.error(serverMessageOr(error, isApiError(error, 0) ? `${failed}. Please try again later.` : failed));
    } finally {
      setPending(undefined);
    }
  });

  return {
    pending,
    onAccept: (time) => answer('accept', () => accept({ ...seen, time }), "It's set. You both agreed."),
    onDecline: (reason) =>
      answer(
        'decline',
        () => decline({ ...seen, ...(reason !== '' && { reason }) }),
        offer?.kind === 'move' ? 'The time stays as it was' : 'Session declined successfully',
      ),
    onWithdraw: () => answer('withdraw', () => withdraw(sessionId), 'Times taken back'),
  };
}
