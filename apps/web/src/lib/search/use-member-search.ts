import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { usersNamedQuery } from '@skill-exchange/api-client/users';
import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoggedFailure } from '../query-view.tsx';
import { usePhotoUrl } from '../use-photo-url.ts';

/**
 * Searches members on the server by a part of their name, best matches first, excluding
 * the caller.
 */
export function useMemberSearch(ownId: string) {
  const [text, setText] = useState('');
  const photoUrl = usePhotoUrl();
  const search = useDebounced(text.trim());
  const { data, error, isPlaceholderData } = useInfiniteQuery({
    ...usersNamedQuery(useApi(), search),
    // Keep the list while the next one is fetched.
    placeholderData: keepPreviousData,
  });
  useLoggedFailure('Unable to fetch all users', error);

  const members = data
    ?.filter(({ _id }) => _id !== ownId)
    .map(({ _id, name, photo }): MemberRef => ({ _id, name, photo: photoUrl(photo) }));
  const isSearching = search !== text.trim() || isPlaceholderData;
  return {
    onSearch: setText,
    // An empty list means no matches, which is unknown before the response.
    members: members?.length === 0 && isSearching ? undefined : members,
    membersFailure: error === null ? undefined : t`Unable to fetch all users`,
  };
}
