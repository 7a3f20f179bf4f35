import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { ApiError } from '../errors.ts';
import { useApi } from '../provider.ts';
import { refresh } from '../refresh.ts';
import type { components, SignUp } from '../types.ts';

type Credentials = components['schemas']['LogIn'];
type LoggedIn = components['schemas']['LoggedIn'];
type AuthCheck = components['schemas']['AuthCheck'];

/** Creates an account, or asks to join with `isWaiting`; the member then logs in. Rejected with 409 when the email address is taken. */
export function signUpMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['auth', 'signUp'],
    mutationFn: async (account: SignUp) => {
      // Older backends respond without a body.
      const { data } = await api.POST('/auth/signup', { body: account });
      return { isWaiting: data?.isWaiting ?? false };
    },
    // Who may join may have changed, or the invitation been used up.
    onError: (_error, _account, _before, { client }) => refresh(client, 'community', 'invitations'),
  });
}

export const useSignUp = () => useMutation(signUpMutation(useApi()));

/** Erases one's request to join. Rejected with 401 for wrong credentials, 409 for who has been let in. */
export function withdrawJoinRequestMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['auth', 'withdrawJoinRequest'],
    mutationFn: async (credentials: { email: string; password: string }) => {
      await api.POST('/auth/join-request/withdrawal', { body: credentials });
    },
  });
}

export const useWithdrawJoinRequest = () => useMutation(withdrawJoinRequestMutation(useApi()));

/**
 * Logs in: returns the token, and the response sets the session cookie. Invalidates nothing, because a
 * visitor's cache stays correct until the caller stores the token: clear or invalidate the cache after that.
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

/** Ends all sessions of the caller on all devices, including this one. 404 on an older backend. */
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
 * Returns what the server says of the stored token; null if it is not valid, by a 401 or 403. Throws when unknown: a
 * network failure, a server error or the page of a network's filter says nothing about the token.
 */
export async function findAuth(api: ApiClient, signal?: AbortSignal): Promise<AuthCheck | null> {
  try {
    // Older backends respond without a body: a 200 means yes.
    const { data = { success: true } } = await api.POST('/auth/check', signal ? { signal } : {});
    return data.success ? data : null;
  } catch (error) {
    const isOurs = error instanceof ApiError && !error.isForeign;
    if (isOurs && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** Whether the stored token is still valid: see `findAuth`. */
export const checkAuth = async (api: ApiClient, signal?: AbortSignal): Promise<boolean> =>
  (await findAuth(api, signal)) !== null;

/** Saves the language that the member reads the site and its emails in. */
export async function saveLanguage(api: ApiClient, language: string): Promise<void> {
  await api.PUT('/api/notifications/settings', { body: { language } });
}

/** Ends the cookie session. 404 on an older backend. The app signs out anyway, so never wait for it. */
export async function logOut(api: ApiClient): Promise<void> {
  await api.POST('/auth/logout', { keepalive: true });
}
