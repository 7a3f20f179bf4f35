import type { useNotifications } from '@skill-exchange/api-client/notifications';
import { useEffect } from 'react';

/** Unread rows that are loaded without a press; more come with "Show earlier". */
const enough = 24;

/**
 * Loads earlier pages while fewer unread notifications are loaded than there are, so that the number leads to rows: those of
 * this page may all have been read. Returns whether a page is still to come.
 */
export function useUnreadPages(query: ReturnType<typeof useNotifications>, unread: number): boolean {
  const { data = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const loaded = data.filter(({ isRead }) => !isRead).length;
  const isMissing = loaded < Math.min(unread, enough) && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isMissing && !isFetching) void fetchNextPage();
  }, [isMissing, isFetching, fetchNextPage]);
  return isMissing;
}
