import { LoadMore as EndOfList } from '@skill-exchange/ui/load-more';
import { useCallback } from 'react';

/** Pages of a list as TanStack Query counts them. */
type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type LoadMoreProps = {
  pages: Pages;
  /** Announced while the next page is on its way. */
  loadingText: string;
  failure: string;
};

/** The end of a list that grows while the reader scrolls, or presses the button. */
export function LoadMore({ pages, loadingText, failure }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  return (
    <EndOfList
      className="mt-8"
      hasMore={hasNextPage}
      pending={isFetchingNextPage}
      failure={isFetchNextPageError ? failure : undefined}
      onMore={useCallback(() => void fetchNextPage(), [fetchNextPage])}
      label="Load more"
      pendingLabel={loadingText}
    />
  );
}
