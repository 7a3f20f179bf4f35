import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { detailsIn } from '../calls/read-error.ts';
import { type ApiClient, bodyOf } from '../client.ts';
import { ApiError } from '../errors.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { Declining, MemberRef, NewSession, Session, SessionChange } from '../types.ts';

export const sessionKeys = {
  all: ['sessions'] as const,
  list: () => ['sessions', 'list'] as const,
  detail: (sessionId: string) => ['sessions', 'detail', sessionId] as const,
};

/** Every session of the caller, in all states, newest date first. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: sessionKeys.list(),
    // The other member also plans and changes sessions, so a returning caller should see that.
    staleTime: 5_000,
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const { data, response } = await api.GET('/api/sessions/my-sessions', { params: { query }, signal });
        return toPage(data.sessions.map(withMembers), response);
      }),
  });
}

export const useSessions = () => useQuery(sessionsQuery(useApi()));

/**
 * A session of the caller with its notes and history. Rejected with 403 for a stranger's, with 404
 * without one.
 */
export function sessionQuery(api: ApiClient, sessionId: string) {
  return queryOptions({
    queryKey: sessionKeys.detail(sessionId),
    staleTime: 5_000,
    queryFn: async ({ signal }) => {
      const path = { sessionId };
      const { session } = bodyOf(await api.GET('/api/sessions/{sessionId}', { params: { path }, signal }));
      return withMembers(session);
    },
  });
}

export const useSession = (sessionId: string) => useQuery(sessionQuery(useApi(), sessionId));

/** Completes a session whose member is gone or has no name on some backends. */
function withMembers(session: Session): Session {
  const { userOne, userTwo } = session;
  return { ...session, userOne: wholeMember(userOne), userTwo: wholeMember(userTwo) };
}

function wholeMember(member: MemberRef | null): MemberRef {
  return { ...member, _id: member?._id ?? '', name: member?.name ?? '' };
}

/** The two skills of a session from one member's view: ids, or null for none. */
export interface SkillsOfMine {
  readonly mine: string | null;
  readonly theirs: string | null;
}

/**
 * Schedules a session. Successful when the response has `sucess`: the backend's spelling. Returns the last day of the other
 * member's absence, if they are away.
 */
export function createSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'create'],
    mutationFn: async ({ idempotencyKey, ...session }: Keyed<NewSession>) => {
      const answer = await api.POST('/api/sessions/new', { params: keyHeader(idempotencyKey), body: session });
      const body = bodyOf(answer);
      if (body.sucess) return body.awayUntil;
      const { response, operation } = answer;
      throw new ApiError({ status: response.status, operation, ...detailsIn(body) });
    },
    onSuccess: (_answer, _session, _before, { client }) => refresh(client, 'sessions', ...plans),
    onError: refreshIfRejected('sessions', ...plans),
  });
}

export const useCreateSession = () => useMutation(createSessionMutation(useApi()));

/** Changes a session of the caller. Rejected with 409 unless it is scheduled. */
export function editSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'edit'],
    mutationFn: async ({ sessionId, ...change }: SessionChange & { sessionId: string }) => {
      const answer = await api.PUT('/api/sessions/edit/{sessionId}', { params: { path: { sessionId } }, body: change });
      return { isAsked: answer.data?.isAsked ?? false, message: answer.data?.message };
    },
    onSuccess: (_answer, _change, _before, { client }) => refresh(client, 'sessions', ...plans),
    onError: refreshIfRejected('sessions', ...plans),
  });
}

export const useEditSession = () => useMutation(editSessionMutation(useApi()));

/** Cancels a session by its id, permanently. */
export function cancelSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'cancel'],
    mutationFn: async (sessionId: string) => {
      await api.PUT('/api/sessions/{sessionId}/cancel', { params: { path: { sessionId } } });
    },
    onSuccess: (_answer, sessionId, _before, { client }) => {
      showCancelled(client, api, sessionId);
      refresh(client, 'sessions', ...plans);
    },
    onError: refreshIfRejected('sessions', ...plans),
  });
}

export const useCancelSession = () => useMutation(cancelSessionMutation(useApi()));

/**
 * Declines a session, or reports that it did not happen: it is canceled, and its reviews no longer
 * count. A session that both agreed to only loses the other member's suggestion to move it.
 */
export function declineSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'decline'],
    mutationFn: async ({ sessionId, ...declining }: Declining & { sessionId: string }) => {
      await api.PUT('/api/sessions/{sessionId}/decline', { params: { path: { sessionId } }, body: declining });
    },
    onSuccess: (_answer, { sessionId }, _before, { client }) => {
      const session = client.getQueryData(sessionsQuery(api).queryKey)?.find(({ _id }) => _id === sessionId);
      if (session?.offer?.kind !== 'move') showCancelled(client, api, sessionId);
      refresh(client, 'sessions', ...plans, 'reviews', 'users', 'events');
    },
    onError: refreshIfRejected('sessions', ...plans),
  });
}

export const useDeclineSession = () => useMutation(declineSessionMutation(useApi()));

/** Orders two skills by the session's sides, user one's first, whichever of the two `memberId` is. */
export function skillsBySide(
  session: Pick<Session, 'userOne'>,
  memberId: string,
  { mine, theirs }: SkillsOfMine,
): Required<Pick<SessionChange, 'skillTaughtByUserOne' | 'skillTaughtByUserTwo'>> {
  return session.userOne._id === memberId
    ? { skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs }
    : { skillTaughtByUserOne: theirs, skillTaughtByUserTwo: mine };
}

function showCancelled(client: QueryClient, api: ApiClient, sessionId: string): void {
  client.setQueryData(sessionsQuery(api).queryKey, (sessions) =>
    sessions?.map((session) => (session._id === sessionId ? { ...session, status: 'Cancelled' as const } : session)),
  );
}
