import { ErrorState } from '@skill-exchange/ui/error-state';
import { Spinner } from '@skill-exchange/ui/spinner';
import { useEffect, useRef } from 'react';

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

/** Pixels ahead of the viewport at which the next page is asked for. */
const runway = 800;

/** The end of a list that grows while the reader scrolls. */
export function LoadMore({ pages, loadingText, failure }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!isReady || end.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: `${runway}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);

  return (
    <div ref={end} className="mt-8">
      <p role="status" className="flex min-h-6 items-center justify-center gap-3 text-small text-ink-2">
        {isFetchingNextPage ? (
          <>
            <Spinner /> {loadingText}
          </>
        ) : null}
      </p>
      {isFetchNextPageError ? <ErrorState title={failure} onRetry={() => void fetchNextPage()} /> : null}
    </div>
  );
}
