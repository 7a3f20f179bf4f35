import { t } from '@lingui/core/macro';
import { useAcceptSession, useWithdrawTimes } from '@skill-exchange/api-client/session-offers';
import { useDeclineSession } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import type { AnswerHandlers } from '@skill-exchange/ui/lib/sessions/session-answers';
import { localDayTime } from '@skill-exchange/ui/lib/time/local-time';
import { useReportedAnswer } from '../../lib/forms/use-reported-answer.ts';

type Answers = Pick<AnswerHandlers, 'onAccept' | 'onDecline' | 'onWithdraw' | 'pending'>;

/** Sends a member's answer to a session. */
export function useAnswers({ _id: sessionId, version, offer }: Session): Answers {
  const accept = useAcceptSession();
  const decline = useDeclineSession();
  const withdraw = useWithdrawTimes();
  const answer = useReportedAnswer();
  const seen = { sessionId, ...(version !== undefined && { version }) };

  return {
    pending:
      (accept.isPending && 'accept') ||
      (decline.isPending && 'decline') ||
      (withdraw.isPending && 'withdraw') ||
      undefined,
    onAccept: (time) =>
      answer(
        () => accept.mutateAsync({ ...seen, time }),
        t`Agreed. ${{ when: localDayTime(time) }}`,
        t`Failed to accept session`,
      ),
    onDecline: (reason) =>
      answer(
        () => decline.mutateAsync({ ...seen, ...(reason !== '' && { reason }) }),
        offer?.kind === 'move' ? t`The time stays as it was` : t`Session declined successfully`,
        t`Failed to decline session`,
      ),
    onWithdraw: () =>
      answer(
        () => withdraw.mutateAsync(sessionId),
        t`Suggested times withdrawn`,
        t`Failed to withdraw the suggested times`,
      ),
  };
}
