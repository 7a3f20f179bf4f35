import { LoadMore as End } from '@skill-exchange/ui/load-more';
import { useCallback, useDeferredValue } from 'react';

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
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // With all that was read: below the first screen of cards alone it would ask for more at once.
  const isListWhole = useDeferredValue(true, false);
  if (!isListWhole) return hasNextPage ? <div className="mt-8 min-h-12" /> : null;
  return (
    <End
      className="mt-8"
      hasMore={hasNextPage}
      pending={isFetchingNextPage}
      failure={isFetchNextPageError ? failure : undefined}
      onMore={onMore}
      label="Load more"
      pendingLabel={loadingText}
    />
  );
}
