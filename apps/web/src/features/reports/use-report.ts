import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useReportUser } from '@skill-exchange/api-client/reports';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const unreachable = 'Failed to submit report. Please try again later.';

/** Sends a report about a member and shows the result in a toast. */
export function useReport(reportedUser: string, onReported: () => void) {
  const { mutateAsync, isPending } = useReportUser();
  const [failure, setFailure] = useState<string>();

  async function send(reason: string): Promise<void> {
    setFailure(undefined);
    try {
      await mutateAsync({ reason, reportedUser });
    } catch (error) {
      logger.failure('Error submitting a report', error);
      setFailure(isApiError(error, 0) ? unreachable : serverMessageOr(error, unreachable));
      return;
    }
    notify.success('Report submitted successfully');
    onReported();
  }

  return { send: useSingleFlight(send), failure, isSending: isPending };
}
