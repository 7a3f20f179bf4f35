import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import type { ChangeEmail, ChangePassword, ResetPassword } from '../types.ts';
import { userKeys } from './users.ts';

const accountKeys = {
  logIns: () => ['account', 'logIns'] as const,
  emailLink: (emailToken: string) => ['account', 'emailLink', emailToken] as const,
};

/** Requests a link that sets a new password. Returns the message to show, the same with and without an account. */
export function requestPasswordResetMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (email: string) => bodyOf(await api.POST('/auth/forgot-password', { body: { email } })).message,
  });
}

export const useRequestPasswordReset = () => useMutation(requestPasswordResetMutation(useApi()));

/** Sets a new password by a link; the member then logs in. Rejected with 404 and 409 for an invalid link. */
export function resetPasswordMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: ResetPassword) => {
      await api.POST('/auth/reset-password', { body });
    },
  });
}

export const useResetPassword = () => useMutation(resetPasswordMutation(useApi()));

/** Changes the caller's password and ends their other log-ins. Rejected with 403 for a wrong current password. */
export function changePasswordMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: ChangePassword) => {
      await api.PUT('/api/account/password', { body });
    },
  });
}

export const useChangePassword = () => useMutation(changePasswordMutation(useApi()));

/** Sends a link that confirms a new address. Returns the message to show. */
export function changeEmailMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: ChangeEmail) => bodyOf(await api.PUT('/api/account/email', { body })).message,
  });
}

export const useChangeEmail = () => useMutation(changeEmailMutation(useApi()));

/** The caller's log-ins, current one first. */
export function logInsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.logIns(),
    queryFn: async ({ signal }) => (await api.GET('/api/account/log-ins', { signal })).data.logIns,
  });
}

export const useLogIns = () => useQuery(logInsQuery(useApi()));

/** Logs out one of the caller's devices, or with null all others. 404 for one that is already logged out. */
export function endLogInMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (logInId: string | null) => {
      if (logInId === null) await api.DELETE('/api/account/log-ins');
      else await api.DELETE('/api/account/log-ins/{logInId}', { params: { path: { logInId } } });
    },
    onSettled: (_data, _error, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: accountKeys.logIns() }),
  });
}

export const useEndLogIn = () => useMutation(endLogInMutation(useApi()));

/** The action of an email's link, and whether it is valid. 404 for an incomplete link. */
export function emailLinkQuery(api: ApiClient, emailToken: string) {
  return queryOptions({
    queryKey: accountKeys.emailLink(emailToken),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/email-links/{emailToken}', { params: { path: { emailToken } }, signal })).data,
  });
}

export const useEmailLink = (emailToken: string) => useQuery(emailLinkQuery(useApi(), emailToken));

/** Performs the action of an email's link. Profiles are refetched, since the caller's has their address. */
export function confirmEmailLinkMutation(api: ApiClient, emailToken: string) {
  return mutationOptions({
    mutationFn: async () =>
      bodyOf(await api.POST('/api/email-links/{emailToken}', { params: { path: { emailToken } } })),
    onSuccess: (link, _none, _before, { client }) => {
      client.setQueryData(accountKeys.emailLink(emailToken), link);
      void client.invalidateQueries({ queryKey: userKeys.all });
    },
  });
}

export const useConfirmEmailLink = (emailToken: string) => useMutation(confirmEmailLinkMutation(useApi(), emailToken));
