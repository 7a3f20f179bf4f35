import { serverMessageOr } from '@skill-exchange/api-client/errors';
import { useDeclineSession } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const failed = 'Failed to decline session. Please try again later.';

/** Declines a session and reports the result in a toast. */
export function useSessionDeclining() {
  const { mutateAsync } = useDeclineSession();
  // Several requests can be pending.
  const [pending, setPending] = useState<readonly string[]>([]);

  async function decline({ _id }: Session): Promise<void> {
    setPending((before) => [...before, _id]);
    try {
      await mutateAsync(_id);
      notify.success('Session declined successfully');
    } catch (error) {
      logger.failure('Failed to decline session', error);
      notify.error(serverMessageOr(error, failed));
    } finally {
      setPending((before) => before.filter((id) => id !== _id));
    }
  }

  return {
    decline: useSingleFlight(decline, ({ _id }) => _id),
    /** Whether the decline of this session is pending. */
    isDeclining: ({ _id }: Session) => pending.includes(_id),
  };
}
