import { t } from '@lingui/core/macro';
import { useAnswerCohostInvitation } from '@skill-exchange/api-client/cohosts';
import type { Event } from '@skill-exchange/api-client/types';
import { CohostInvitation as Invitation } from '@skill-exchange/ui/components/cohost-invitation';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';

/** An invitation to co-host an event, which the member accepts or declines. */
export function CohostInvitation({ event: { _id: eventId, created_by } }: { event: Event }) {
  const { mutateAsync, isPending, variables } = useAnswerCohostInvitation();
  // The invitation is unmounted, which drops callbacks of `mutate`.
  const answer = useSingleFlight((accepts: boolean) =>
    mutateAsync({ eventId, accepts })
      .then(() => notify.success(accepts ? t`You now co-host this event.` : t`You declined the invitation.`))
      .catch((error: Error) => toastError(t`We couldn’t send your answer.`, error)),
  );
  return (
    <Invitation
      hostName={created_by.name}
      pending={isPending ? (variables.accepts ? 'accept' : 'decline') : undefined}
      onAnswer={answer}
    />
  );
}
