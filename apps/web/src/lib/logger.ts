/** The only place that writes to the console. */
export const logger = {
  /** Logs a failure that the user sees and can act on: only a warning, since nothing is broken. */
  failure(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.warn(message, cause);
  },

  /** Logs a defect: our own code has thrown. */
  defect(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.error(message, cause);
  },
};
