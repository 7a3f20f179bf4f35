import { t } from '@lingui/core/macro';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useState } from 'react';
import { useSingleFlight } from '../forms/use-single-flight.ts';
import { logger } from '../logger.ts';
import { notify } from '../notify.ts';

/** Sends a report with `submit` and confirms it in a toast; `failure` is for the form, which keeps its text. */
export function useSendingReport<Report>(submit: (report: Report) => Promise<unknown>, onReported: () => void) {
  const [failure, setFailure] = useState<string>();

  async function send(report: Report): Promise<void> {
    setFailure(undefined);
    try {
      await submit(report);
    } catch (error) {
      logger.failure('Error submitting a report', error);
      const unreachable = t`Failed to submit report. Please try again later.`;
      setFailure(isApiError(error, 0) ? unreachable : serverMessageOr(error, unreachable));
      return;
    }
    notify.success(t`Report submitted successfully`);
    onReported();
  }

  return { send: useSingleFlight(send), failure };
}
