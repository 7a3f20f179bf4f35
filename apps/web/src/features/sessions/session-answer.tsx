import { AnswerActions } from '@skill-exchange/ui/components/answer-actions';
import type { AnswerProps } from '@skill-exchange/ui/lib/sessions/session-answers';
import { usualMinutes } from '@skill-exchange/ui/lib/sessions/session-length';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useOwnPlans } from '../../lib/plans/use-own-plans.ts';
import { useAnswers } from './use-answers.ts';

const DeclineDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/decline-dialog')).DeclineDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** A member's possible answers to a session. Shows what they have planned at its times. */
export function SessionAnswer(props: AnswerProps) {
  const { _id, date, durationMinutes = usualMinutes, offer, waitingFor } = props.session;
  const times = waitingFor === props.memberId ? (offer?.times ?? [date]) : [];
  const busy = useOwnPlans(times);
  return (
    <AnswerActions
      {...props}
      {...useAnswers(props.session)}
      busyAt={(time) => busy(time, offer?.durationMinutes ?? durationMinutes, { besides: _id })}
      DeclineDialog={DeclineDialog}
    />
  );
}
