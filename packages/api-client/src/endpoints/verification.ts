import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';

/** Sends another email that confirms the caller's address. Returns the message to show. */
export function sendVerificationMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => bodyOf(await api.POST('/api/account/verification')).message,
  });
}

export const useSendVerification = () => useMutation(sendVerificationMutation(useApi()));
