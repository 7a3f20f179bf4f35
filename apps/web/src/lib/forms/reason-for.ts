import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';

/** Returns why a request failed, for the user: the server's message, or ours for the status. */
export function reasonFor(error: unknown): string {
  return isApiError(error) ? error.message : t`Something went wrong. Please try again.`;
}
