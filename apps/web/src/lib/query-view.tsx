import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { type ReactNode, useEffect } from 'react';
import { logger } from './logger.ts';

/** What of a query decides which face to show. */
export type Faces<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/**
 * What `QueryView` shows of a query, read where the query is used: TanStack Query tells a component only of what it has
 * read, and a view behind a closed tab has read nothing yet.
 */
export function facesOf<Data>({ data, error, refetch }: Faces<Data>): Faces<Data> {
  return { data, error, refetch };
}

type QueryViewProps<Data> = {
  query: Faces<Data>;
  /** A skeleton of the loaded face, with its status text. */
  loading: ReactNode;
  /** What could not be had. It is logged too. */
  failure: string;
  empty: ReactNode;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** The four faces of whatever is read from the server: loading, failed with Try again, empty, loaded. */
export function QueryView<Data>({
  query: { data, error, refetch },
  loading,
  failure,
  empty,
  isEmpty,
  children,
}: QueryViewProps<Data>) {
  useLoggedFailure(failure, error);
  if (data !== undefined) return isEmpty(data) ? empty : children(data);
  if (error === null) return loading;
  return <ErrorState title={failure} description={error.message} onRetry={() => void refetch()} />;
}

/** Writes a failure to the log once each time that it happens. */
export function useLoggedFailure(message: string, error: Error | null): void {
  useEffect(() => {
    if (error !== null) logger.failure(message, error);
  }, [message, error]);
}
