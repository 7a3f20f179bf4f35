import { isApiError } from '@skill-exchange/api-client/errors';

/** The only place that writes to the console, always in English, whatever the language of the page. */
export const logger = {
  /** Logs a failure that the user sees and can act on: only a warning, since nothing is broken. */
  failure(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.warn(message, factsOf(cause));
  },

  /** Logs a failure by its call, where what the user sees of it is in their language. */
  failedCall(cause: unknown): void {
    logger.failure(isApiError(cause) ? `Failed: ${cause.operation}` : 'Failed', cause);
  },

  /** Logs a defect: our own code has thrown. */
  defect(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.error(message, cause);
  },
};

/** An error of the client as the server has sent it: its own message is in the language of the page. */
function factsOf(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { operation, status, code, body, cause } = error;
  return { operation, status, code, body, cause };
}
