import { logger } from './logger.ts';

/** Tells the browser which passkeys still work, so that it no longer offers removed ones. For browsers that can. */
export async function signalAccepted(accepted: AllAcceptedCredentialsOptions | undefined): Promise<void> {
  if (accepted === undefined || !canSignal('signalAllAcceptedCredentials')) return;
  await PublicKeyCredential.signalAllAcceptedCredentials(accepted).catch(logFailure);
}

/** Tells the browser that a passkey works no longer. For browsers that can. */
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
