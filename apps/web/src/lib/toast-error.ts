import { serverMessageOr } from '@skill-exchange/api-client/errors';
import { logger } from './logger.ts';
import { notify } from './notify.ts';

/** Shows what has failed, with the server's message. */
export function toastError(failed: string, error: Error): void {
  logger.failedCall(error);
  const said = serverMessageOr(error, failed);
  notify.error(said.startsWith(failed) ? said : `${failed} ${said}`);
}
