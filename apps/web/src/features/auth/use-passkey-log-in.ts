import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { startPasskeyLogIn, useLogInWithPasskey } from '@skill-exchange/api-client/passkey-log-in';
import { useApi } from '@skill-exchange/api-client/provider';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { whenIdle } from '../../lib/lazy-with-preload.ts';
import { hasPasskeys } from '../../lib/log-in/has-passkeys.ts';
import { signalUnknown } from '../../lib/log-in/signal-passkeys.ts';
import { welcomeMember } from '../../lib/log-in/welcome-member.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useServices } from '../../lib/services.ts';
import { toastError } from '../../lib/toast-error.ts';
import { cancelWebAuthn, loadWebAuthn } from './web-authn.ts';

/** Logs in with a passkey. The browser also offers its passkeys in the email field, until one is chosen. */
export function usePasskeyLogIn() {
  const api = useApi();
  const authSession = useAuthSessionStore();
  const { mutateAsync } = useLogInWithPasskey();
  const { language: shown } = useServices();
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);

  async function sign(useBrowserAutofill: boolean) {
    const [{ startAuthentication }, optionsJSON] = await Promise.all([loadWebAuthn(), startPasskeyLogIn(api)]);
    return { rpId: optionsJSON.rpId, credential: await startAuthentication({ optionsJSON, useBrowserAutofill }) };
  }

  async function enter({ rpId, credential }: Awaited<ReturnType<typeof sign>>) {
    const browser = { timeZone: browserTimeZone(), language: shown };
    const { jwtToken, name, ...loggedIn } = await mutateAsync({ credential, ...browser }).catch((error) => {
      if (isApiError(error, 401) && error.code === 'passkey_unknown')
        void signalUnknown({ rpId, credentialId: credential.id });
      throw error;
    });
    authSession.logIn(jwtToken, name);
    welcomeMember(loggedIn, shown);
  }

  async function logIn(): Promise<void> {
    setPending(true);
    try {
      await enter(await sign(false));
    } catch (error) {
      fail(error);
    } finally {
      setPending(false);
    }
  }

  function fail(error: unknown) {
    if (isApiError(error)) toastError(t`We couldn’t log you in with a passkey.`, error);
    else {
      logger.failure('No passkey was used', error);
      notify.error(t`No passkey was used. Try again, or log in with your password.`);
    }
    // The email field's offers were for the previous challenge.
    setAttempt((count) => count + 1);
  }

  const offer = useEffectEvent(async (isGone: () => boolean) => {
    await whenIdle();
    if (isGone() || !hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    // Without passkeys in the browser, on the server or for the member, the form still works.
    const signed = await sign(true).catch(() => null);
    if (signed !== null && !isGone()) await enter(signed).catch(fail);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a challenge of its own.
  useEffect(() => {
    let isGone = false;
    void offer(() => isGone);
    return () => {
      isGone = true;
      cancelWebAuthn();
    };
  }, [attempt]);

  return { logIn, isPending };
}
