import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useState } from 'react';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import { useLateMutation } from '../../shared/use-late-mutation.ts';

const loadReporting = async () =>
  (await import('@skill-exchange/api-client/report-changes')).reportUserMutation;

const unreachable = 'Failed to submit report. Please try again later.';

/** Sends the report about a member, and tells how it went. */
export function useReport(reportedUser: string, onReported: () => void) {
  const { mutate, pending } = useLateMutation(loadReporting);
  const [failure, setFailure] = useState<string>();

  async function send(reason: string): Promise<void> {
    setFailure(undefined);
    try {
      await mutate({ reason, reportedUser });
    } catch (error) {
      logger.failure('Error submitting a report', error);
      setFailure(isApiError(error, 0) ? unreachable : serverMessageOr(error, unreachable));
      return;
    }
    notify.success('Report submitted successfully');
    onReported();
  }

  return { send, failure, isSending: pending !== undefined };
}
