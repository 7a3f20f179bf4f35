import { useApi } from '@skill-exchange/api-client/provider';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { usersNamedQuery } from '@skill-exchange/api-client/users';
import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

const failure = 'Unable to fetch all users';

/**
 * Searches members for a session on the server by a part of their name, best matches first, excluding
 * the caller.
 */
export function useMentorSearch(ownId: string) {
  const [text, setText] = useState('');
  const photoUrl = usePhotoUrl();
  const search = useDebounced(text.trim());
  const { data, error, isPlaceholderData } = useInfiniteQuery({
    ...usersNamedQuery(useApi(), search),
    // Keep the list while the next one is fetched.
    placeholderData: keepPreviousData,
  });
  useLoggedFailure(failure, error);

  const members = data
    ?.filter(({ _id }) => _id !== ownId)
    .map(({ _id, name, photo }): MemberRef => ({ _id, name, photo: photoUrl(photo) }));
  const isSearching = search !== text.trim() || isPlaceholderData;
  return {
    onMentorSearch: setText,
    // An empty list means no matches, which is unknown before the response.
    members: members?.length === 0 && isSearching ? undefined : members,
    membersFailure: error === null ? undefined : failure,
  };
}
