import type { ApiClient } from '@skill-exchange/api-client';
import { ApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { whenIdle } from '@skill-exchange/ui/when-idle';
import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type LateMutation<Variables> = {
  /** Rejects as the mutation does, and with an `ApiError` of status 0 where its code does not come. */
  mutate: (variables: Variables) => Promise<void>;
  /** With what it is under way. */
  pending: Variables | undefined;
};

/**
 * A mutation whose code comes once the page has its data, or with the first call: a page can be read without it.
 *
 * @param load imports what makes the mutation; the same function each time
 */
export function useLateMutation<Variables>(
  load: () => Promise<(api: ApiClient) => MutationOptions<void, Error, Variables>>,
): LateMutation<Variables> {
  const api = useApi();
  const client = useQueryClient();
  const [pending, setPending] = useState<Variables>();
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);

  async function mutate(variables: Variables): Promise<void> {
    setPending(() => variables);
    try {
      const mutation = await load().catch((cause: unknown) => {
        throw new ApiError({ status: 0, operation: 'import', cause });
      });
      const options = client.defaultMutationOptions(mutation(api));
      await client.getMutationCache().build(client, options).execute(variables);
    } finally {
      setPending(undefined);
    }
  }
  return { mutate, pending };
}
