import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import type { UsedPasskey } from '../types.ts';

/** Returns the options of `navigator.credentials.get()`, with a challenge that works once in this browser. */
export async function startPasskeyLogIn(api: ApiClient) {
  return bodyOf(await api.POST('/auth/login/passkey/options')).options;
}

/**
 * Logs in with a passkey, like `logInMutation`. Rejected with 401 for an unknown passkey, or one that
 * has not signed the challenge of `startPasskeyLogIn`.
 */
export function logInWithPasskeyMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['auth', 'logInWithPasskey'],
    mutationFn: async (used: UsedPasskey) => bodyOf(await api.POST('/auth/login/passkey', { body: used })),
  });
}

export const useLogInWithPasskey = () => useMutation(logInWithPasskeyMutation(useApi()));
