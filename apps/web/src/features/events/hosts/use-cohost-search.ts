import { useApi } from '@skill-exchange/api-client/provider';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { usersNamedQuery } from '@skill-exchange/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';

/** Members to choose from at once. */
const mostFound = 8;

/** Returns a function that finds other members by a part of their name. */
export function useCohostSearch() {
  const [api, client] = [useApi(), useQueryClient()];
  const ownId = useMember()?.userId;
  const photoUrl = usePhotoUrl();
  return async (text: string): Promise<MemberRef[]> => {
    const { pages } = await client.fetchInfiniteQuery(usersNamedQuery(api, text));
    const found = pages.flatMap(({ items }) => items).filter(({ _id }) => _id !== ownId);
    return found.slice(0, mostFound).map(({ _id, name, photo }) => ({ _id, name, photo: photoUrl(photo) }));
  };
}
