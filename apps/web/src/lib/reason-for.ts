import { isApiError } from '@skill-exchange/api-client/errors';

/** Why a call failed, in words for the reader: the server's own, or ours for its status. */
export function reasonFor(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong in the app. Try again.';
}
