import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';

type RowState = { loading: boolean; value: string | number | undefined };

type ReadQuery<Data> = { data: Data | undefined; error: Error | null };

/** Returns the text of a settings row: its query's state, or that it is loading or has failed. */
export function rowState<Data>(
  { data, error }: ReadQuery<Data>,
  wordsOf: (data: Data) => string | number | undefined,
): RowState {
  if (data !== undefined) return { loading: false, value: wordsOf(data) };
  return { loading: error === null, value: failureIn(error) };
}

/** Returns the text of a settings row for which one of these requests has failed. */
export function failureIn(...errors: (Error | null)[]): string | undefined {
  // Some backends lack it.
  const isMissing = (error: Error) => isApiError(error, 404) || isApiError(error, 405);
  return errors.some((error) => error !== null && !isMissing(error)) ? t`Couldn’t load` : undefined;
}
