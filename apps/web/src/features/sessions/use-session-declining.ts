import { serverMessageOr } from '@skill-exchange/api-client/errors';
import { useDeclineSession } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const failed = 'Failed to decline session. Please try again later.';

/** Declines a session that the member has confirmed, and tells how it went. */
export function useSessionDeclining() {
  const { mutateAsync } = useDeclineSession();
  // More than one can be on its way.
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
    /** Whether this session's decline is on its way. */
    isDeclining: ({ _id }: Session) => pending.includes(_id),
  };
}
