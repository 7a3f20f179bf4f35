import { t } from '@lingui/core/macro';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { logger } from '../logger.ts';
import { notify } from '../notify.ts';
import { useSingleFlight } from './use-single-flight.ts';

/** Sends an answer, one at a time, and reports the result in a toast. */
export function useReportedAnswer() {
  return useSingleFlight(async (send: () => Promise<void>, done: string, failed: string, unreachable?: string) => {
    try {
      await send();
      notify.success(done);
    } catch (error) {
      logger.failedCall(error);
      notify.error(
        serverMessageOr(error, isApiError(error, 0) ? (unreachable ?? t`${failed}. Please try again later.`) : failed),
      );
    }
  });
}
