import { t } from '@lingui/core/macro';
import { LoadMore as End } from '@skill-exchange/ui/primitives/load-more';
import { useCallback } from 'react';

/** The paging state of a TanStack Query. */
type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type LoadMoreProps = {
  pages: Pages;
  /** Announced while the next page loads. */
  loadingText: string;
  failure: string;
};

/** The end of a list that loads more on scroll or by a button. */
export function LoadMore({ pages, loadingText, failure }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <End
      className="mt-8"
      hasMore={hasNextPage}
      pending={isFetchingNextPage}
      failure={isFetchNextPageError ? failure : undefined}
      onMore={onMore}
      label={t`Load more`}
      pendingLabel={loadingText}
    />
  );
}
