/** A failure in the browser whose message the member reads as it stands. */
export class ReadableError extends Error {}
