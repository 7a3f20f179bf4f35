/** The one place that writes to the console: failures that a person is told about in other words. */
export const logger = {
  error(message: string, cause?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger
    console.error(message, ...(cause === undefined ? [] : [cause]));
  },
};
