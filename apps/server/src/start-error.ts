/** The server cannot start; the message is one line for the operator, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
