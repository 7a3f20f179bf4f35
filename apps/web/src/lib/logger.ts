/** The one place that writes to the console. */
export const logger = {
  /** A failure that the reader has been told about and can do something about: a warning, since nothing is broken. */
  failure(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.warn(message, cause);
  },

  /** A defect: code of ours has thrown. */
  defect(message: string, cause: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.error(message, cause);
  },
};
