import { logger } from '../logger.ts';

/** Signals to supporting browsers which passkeys are valid, so that they stop offering removed ones. */
export async function signalAccepted(accepted: AllAcceptedCredentialsOptions | undefined): Promise<void> {
  if (accepted === undefined || !canSignal('signalAllAcceptedCredentials')) return;
  await PublicKeyCredential.signalAllAcceptedCredentials(accepted).catch(logFailure);
}

/** Signals to supporting browsers that a passkey is no longer valid. */
export async function signalUnknown(unknown: UnknownCredentialOptions): Promise<void> {
  if (!canSignal('signalUnknownCredential')) return;
  await PublicKeyCredential.signalUnknownCredential(unknown).catch(logFailure);
}

function canSignal(method: 'signalAllAcceptedCredentials' | 'signalUnknownCredential'): boolean {
  return 'PublicKeyCredential' in globalThis && method in PublicKeyCredential;
}

function logFailure(error: unknown): void {
  logger.failure('The browser was not told about a passkey', error);
}
