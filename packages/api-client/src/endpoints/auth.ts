import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { ApiError } from '../errors.ts';
import { useApi } from '../provider.ts';
import type { components, SignUp } from '../types.ts';

type Credentials = components['schemas']['LogIn'];
type LoggedIn = components['schemas']['LoggedIn'];

/** Creates an account; the member then logs in. Rejected with 409 when the email address is taken. */
export function signUpMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['auth', 'signUp'],
    mutationFn: async (account: SignUp) => {
      await api.POST('/auth/signup', { body: account });
    },
  });
}

export const useSignUp = () => useMutation(signUpMutation(useApi()));

/**
 * Logs in: answers the token and has the session cookie set. It invalidates nothing, because what was cached for a
 * visitor stays right until the caller has stored the token: clear or invalidate the cache after that.
 */
export function logInMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['auth', 'logIn'],
    mutationFn: async (credentials: Credentials): Promise<LoggedIn> => {
      const answer = await api.POST('/auth/login', { body: credentials });
      const member = bodyOf(answer);
      if (member.jwtToken) return member;
      throw new ApiError({ status: answer.response.status, operation: answer.operation });
    },
  });
}

export const useLogIn = () => useMutation(logInMutation(useApi()));

/**
 * Ends every session of the caller, on every device, this one too: what comes next is a log-in. An older backend lacks
 * this call and answers 404.
 */
export function logOutEverywhereMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['auth', 'logOutEverywhere'],
    mutationFn: async () => {
      await api.POST('/auth/logout-all');
    },
  });
}

export const useLogOutEverywhere = () => useMutation(logOutEverywhereMutation(useApi()));

/**
 * Whether the stored token is still good. Throws only where that stays unknown: a 401 or 403 is a plain
 * false, whereas a network failure or a fault of the server says nothing about the token.
 */
export async function checkAuth(api: ApiClient, signal?: AbortSignal): Promise<boolean> {
  try {
    const { data } = await api.POST('/auth/check', signal ? { signal } : {});
    // Older backends answer with nothing: the 200 is the answer.
    return data?.success ?? true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** Ends the cookie session. An older backend lacks this call: the browser is signed out all the same, so never wait. */
export async function logOut(api: ApiClient): Promise<void> {
  await api.POST('/auth/logout', { keepalive: true });
}
