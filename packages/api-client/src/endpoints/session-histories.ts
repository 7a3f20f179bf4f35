import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { Session } from '../types.ts';
import { sessionKeys } from './sessions.ts';

/** More than the steps that a conversation shows at once. */
const maxSessions = 50;

/** The caller's latest sessions with one member, each with its history. */
export function sessionsWithQuery(api: ApiClient, memberId: string) {
  return queryOptions({
    queryKey: [...sessionKeys.all, 'with', memberId],
    staleTime: 5_000,
    queryFn: async ({ signal }): Promise<Session[]> => {
      const query = { with: memberId, limit: maxSessions };
      const { data } = await api.GET('/api/sessions/my-sessions', { params: { query }, signal });
      // Another backend ignores `with`, and gives no history.
      return data.sessions.filter(({ history }) => history !== undefined);
    },
  });
}
