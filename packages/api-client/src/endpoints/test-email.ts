import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';

/** Sends an email to the caller, and returns what came of it. For operators. */
export function sendTestEmailMutation(api: ApiClient) {
  return mutationOptions({ mutationFn: async () => bodyOf(await api.POST('/api/operator/test-email')) });
}

export const useSendTestEmail = () => useMutation(sendTestEmailMutation(useApi()));
