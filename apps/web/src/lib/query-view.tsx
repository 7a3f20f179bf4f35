import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { type ReactNode, useEffect } from 'react';
import { logger } from './logger.ts';

/** The fields of a query that determine its view. */
export type ViewedQuery<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/**
 * Picks the fields that `QueryView` shows, in the component that uses the query: TanStack Query only
 * rerenders a component for fields that it has read, and a view in a hidden tab has read none yet.
 */
export function viewedQuery<Data>({ data, error, refetch }: ViewedQuery<Data>): ViewedQuery<Data> {
  return { data, error, refetch };
}

type QueryViewProps<Data> = {
  query: ViewedQuery<Data>;
  /** A skeleton of the loaded state, with its status text. */
  loading: ReactNode;
  /** The message of the error state. */
  failure: string;
  /** Optional, like `isEmpty`, for data that are never empty. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** Renders the four states of a query: loading, error with Try again, empty, loaded. */
export function QueryView<Data>({
  query: { data, error, refetch },
  loading,
  failure,
  empty = null,
  isEmpty = () => false,
  children,
}: QueryViewProps<Data>) {
  useLoggedFailure(undefined, error);
  if (data !== undefined) return isEmpty(data) ? empty : children(data);
  if (error === null) return loading;
  return <ErrorState title={failure} description={error.message} onRetry={() => void refetch()} />;
}

/** Logs each new error once, with a message in English or by its call. */
export function useLoggedFailure(message: string | undefined, error: Error | null): void {
  useEffect(() => {
    if (error === null) return;
    if (message === undefined) logger.failedCall(error);
    else logger.failure(message, error);
  }, [message, error]);
}
