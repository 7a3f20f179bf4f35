import { isApiError } from '@skill-exchange/api-client/errors';
import { logger } from './logger.ts';
import { notify } from './notify.ts';

/** Says what has failed, and what the server says of it. */
export function toastError(failed: string, error: Error): void {
  logger.failure(failed, error);
  const said = isApiError(error) ? error.serverMessage : undefined;
  notify.error(said === undefined ? failed : `${failed} ${said}`);
}
