import { foldText } from '@skill-exchange/api-client/fold-text';
import { useApi } from '@skill-exchange/api-client/provider';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { usersQuery } from '@skill-exchange/api-client/users';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Names that are enough to choose from. */
const enough = 50;

/** Members to read for one text at most: a search finds skills too, so names can be far between. */
const patience = 120;

const failure = 'Unable to fetch all users';

/** Whom a session can be with: everybody but the member, found on the server by a part of their name. */
export function useMentorSearch(ownId: string) {
  const [text, setText] = useState('');
  const photoUrl = usePhotoUrl();
  const search = useDebounced(text.trim());
  const query = useInfiniteQuery({
    ...usersQuery(useApi(), search),
    // Who is on the list already does not leave it while the server looks for others.
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetching, isError, fetchNextPage } =
    query;
  useLoggedFailure(failure, error);

  const part = foldText(text.trim());
  const found = (data ?? []).filter(({ _id, name }) => _id !== ownId && foldText(name).includes(part));
  const mayFindMore = hasNextPage && found.length < enough && (data?.length ?? 0) < patience;

  useEffect(() => {
    if (mayFindMore && !isFetching && !isError) void fetchNextPage();
  }, [mayFindMore, isFetching, isError, fetchNextPage]);

  // Nobody has been found yet is not the same as nobody.
  const isSearching = search !== text.trim() || isPending || isPlaceholderData || (mayFindMore && !isError);
  const members = found.map(({ _id, name, photo }): MemberRef => ({ _id, name, photo: photoUrl(photo) }));
  return {
    onMentorSearch: setText,
    members: members.length === 0 && isSearching ? undefined : members,
    membersFailure: error === null ? undefined : failure,
  };
}
