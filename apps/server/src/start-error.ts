/** Why the server cannot start, in one line for the person at the terminal. No stack is worth printing. */
export class StartError extends Error {
  override name = 'StartError';
}
