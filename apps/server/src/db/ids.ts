import { notFound, type Thing } from '../api-errors.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Returns the id in the database's spelling; null when the text is not an id. */
export function parseId(text: string): string | null {
  return uuid.test(text) ? text.toLowerCase() : null;
}

/** @throws ApiError (404) for a malformed id, as for an unknown one. */
export function requireId(text: string, what: Thing): string {
  const id = parseId(text);
  if (id === null) throw notFound(what);
  return id;
}
