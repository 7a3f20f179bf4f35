import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import { answerMessageRequestMutation } from '@skill-exchange/api-client/threads';
import { useMutation } from '@tanstack/react-query';
import { toastError } from '../../../lib/toast-error.ts';
import type { ChatStore } from '../chat-store.ts';
import { describe } from './thread.ts';

type MessageRequestOptions = {
  store: ChatStore;
  memberId: string;
  otherId: string;
  conversationId: string | undefined;
  onDeclined: () => void;
};

/** Accepts or declines a first message. */
export function useMessageRequest(options: MessageRequestOptions) {
  const { store, memberId, otherId, conversationId = '', onDeclined } = options;
  const mutation = answerMessageRequestMutation(useApi(), memberId);
  const { mutate, isPending, variables } = useMutation({
    ...mutation,
    onSuccess: (conversation, variables, ...context) => {
      store.update(otherId, (thread) => describe(thread, conversation));
      if (variables.answer === 'decline') onDeclined();
      return mutation.onSuccess?.(conversation, variables, ...context);
    },
    onError: (error) => toastError(t`Your answer couldn’t be saved.`, error),
  });
  return {
    answer: (answer: 'accept' | 'decline') => mutate({ conversationId, answer }),
    pending: isPending ? variables.answer : undefined,
  };
}
