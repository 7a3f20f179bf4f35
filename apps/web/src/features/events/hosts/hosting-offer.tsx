import { t } from '@lingui/core/macro';
import { useAnswerHosting } from '@skill-exchange/api-client/handovers';
import type { Event } from '@skill-exchange/api-client/types';
import { CohostInvitation } from '@skill-exchange/ui/components/cohost-invitation';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';

/** The host asks the member to host an event, which the member accepts or declines. */
export function HostingOffer({ event: { _id: eventId, created_by } }: { event: Event }) {
  const { mutateAsync, isPending, variables } = useAnswerHosting();
  // The offer is unmounted, which drops callbacks of `mutate`.
  const answer = useSingleFlight((accepts: boolean) =>
    mutateAsync({ eventId, accepts })
      .then(() => notify.success(accepts ? t`You now host this event.` : t`You declined to host this event.`))
      .catch((error: Error) => toastError(t`We couldn’t send your answer.`, error)),
  );
  return (
    <CohostInvitation
      as="host"
      hostName={created_by.name}
      pending={isPending ? (variables.accepts ? 'accept' : 'decline') : undefined}
      onAnswer={answer}
    />
  );
}
