import { ApiError, type ErrorFacts, errorWordsLoaded } from '../errors.ts';

/**
 * Creates the error of a response outside 2xx. Reads any body: our JSON, a proxy's page or nothing.
 *
 * @param isOfToken whether the request was sent with the app's current token
 */
export async function readError(response: Response, operation: string, isOfToken = false): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  await errorWordsLoaded();
  return new ApiError({
    status: response.status,
    operation,
    ...detailsIn(body),
    retryAfter: secondsIn(response.headers.get('Retry-After')) ?? retryAfterIn(body),
    isOfToken,
    isForeign: (typeof body !== 'object' || body === null) && !isBareRejection(response.status, text),
    body,
  });
}

/** Older backends reject a token without a body or with the words of the status, unlike the page of a network. */
const isBareRejection = (status: number, text: string) =>
  (status === 401 || status === 403) && /^(?:unauthorized|forbidden)?$/i.test(text.trim());

/** Returns the fields of an error's body, without blank and non-text values. */
export function detailsIn(body: unknown): Pick<ErrorFacts, 'code' | 'field' | 'rule' | 'serverMessage'> {
  const of: { code?: unknown; field?: unknown; rule?: unknown; message?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  return { code: textIn(of.code), field: textIn(of.field), rule: textIn(of.rule), serverMessage: textIn(of.message) };
}

/** Returns the seconds that an error's body asks to wait. */
export function retryAfterIn(body: unknown): number | undefined {
  const { retryAfter }: { retryAfter?: unknown } = typeof body === 'object' && body !== null ? body : {};
  return typeof retryAfter === 'number' && Number.isFinite(retryAfter) ? Math.max(0, retryAfter) : undefined;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function secondsIn(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
