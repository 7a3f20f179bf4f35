import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import type { MemberRef, Session } from '../types.ts';

export const sessionKeys = {
  all: ['sessions'] as const,
  list: () => ['sessions', 'list'] as const,
};

/** Every session of the caller, in all states, newest date first. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: sessionKeys.list(),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const { data, response } = await api.GET('/api/sessions/my-sessions', { params: { query }, signal });
        return toPage(data.sessions.map(withMembers), response);
      }),
  });
}

/** `sessionsQuery` in a component. */
export const useSessions = () => useQuery(sessionsQuery(useApi()));

/** There are backends that keep a session of somebody who is gone, or has no name. */
function withMembers(session: Session): Session {
  const { userOne, userTwo } = session;
  return { ...session, userOne: wholeMember(userOne), userTwo: wholeMember(userTwo) };
}

function wholeMember(member: MemberRef | null): MemberRef {
  return { ...member, _id: member?._id ?? '', name: member?.name ?? '' };
}
