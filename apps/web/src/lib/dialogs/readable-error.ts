/** A failure in the browser whose message is shown to the member unchanged. */
export class ReadableError extends Error {}
