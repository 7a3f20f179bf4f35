import { Button } from '@skill-exchange/ui/primitives/button';

interface NextPageProps {
  /** The paging state of a TanStack Query. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The distance from the list. */
  className: string;
  children: string;
}

/** A button that loads the next page of a list; nothing after the last page. `LoadMore` also loads on scroll. */
export function NextPage({ pages, className, children }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  return (
    <Button variant="secondary" className={className} pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );
}
