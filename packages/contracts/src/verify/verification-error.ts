/** A verification that could not be made: nothing is known about the provider. Its message is for a person. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}
