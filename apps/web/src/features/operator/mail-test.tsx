import { useSendTestEmail } from '@skill-exchange/api-client/test-email';
import { TestEmail } from '@skill-exchange/ui/components/test-email';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';

/** Sends a test email to the operator. */
export function MailTest() {
  const { mutate, data, error, isPending } = useSendTestEmail();
  return (
    <TestEmail
      outcome={error === null ? data : undefined}
      pending={isPending}
      failure={error === null ? undefined : reasonFor(error)}
      onSend={() => mutate(undefined, { onError: (failure) => logger.failure('Failed to send a test email', failure) })}
    />
  );
}
