import { t } from '@lingui/core/macro';
import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { MemberRef } from '@skill-exchange/api-client/types';
import type { SessionViewProps } from '@skill-exchange/ui/components/session-view';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { notify } from '../../lib/notify.ts';
import { useServices } from '../../lib/services.ts';
import { toastError } from '../../lib/toast-error.ts';

type Lateness = NonNullable<SessionViewProps['lateness']>;

/** Sends the other member of a session a ready message. The server stores it once, also after a reload. */
export function useRunningLate(sessionId: string, memberId: string, other: MemberRef): Lateness {
  const { mutateAsync, isPending, isSuccess } = useMutation(sendMessageMutation(useApi()));
  const { live } = useServices();
  const onSend = useSingleFlight(async () => {
    try {
      const message = await mutateAsync({
        senderId: memberId,
        receiverId: other._id,
        text: t`I’m running a few minutes late. See you soon.`,
        idempotencyKey: `late ${sessionId}`,
      });
      live.announce(message);
      notify.success(t`We told ${{ name: displayName(other.name) }} that you’re running late.`);
    } catch (error) {
      toastError(t`Uanble to send message. Try again.`, error as Error);
    }
  });
  return { state: isSuccess ? 'sent' : isPending ? 'sending' : 'unsent', onSend };
}
