import { isApiError } from '@skill-exchange/api-client/errors';

type RowState = { loading: boolean; value: string | number | undefined };

type ReadQuery<Data> = { data: Data | undefined; error: Error | null };

/** What a row shows of a query: its state in words, or that it is still read or could not be. */
export function rowState<Data>(
  { data, error }: ReadQuery<Data>,
  wordsOf: (data: Data) => string | number | undefined,
): RowState {
  if (data !== undefined) return { loading: false, value: wordsOf(data) };
  // A backend may not have it at all.
  const isMissing = isApiError(error, 404) || isApiError(error, 405);
  return { loading: error === null, value: error === null || isMissing ? undefined : 'Couldn’t load' };
}
