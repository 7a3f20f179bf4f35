/** The verification could not run: nothing is known about the provider. The message is for a person. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}
