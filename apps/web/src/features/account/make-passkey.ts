import { t } from '@lingui/core/macro';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { MadePasskey, PasskeyCreation } from '@skill-exchange/api-client/types';
import { ReadableError } from '../../lib/dialogs/readable-error.ts';

/** Creates a passkey in the browser. @throws ReadableError with the reason when there is none. */
export async function makePasskey(options: PasskeyCreation['options']): Promise<MadePasskey['credential']> {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    const isHere = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ReadableError(
      isHere ? t`This device has a passkey for your account.` : t`No passkey was made. Try again when you’re ready.`,
      { cause: error },
    );
  }
}
