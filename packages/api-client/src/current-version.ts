import { isApiError } from './errors.ts';

/**
 * Returns the version of a profile, an event or a draft as it is now, from the error of an edit that another one has
 * overtaken: a 409 `changed_meanwhile`.
 */
export function currentVersionIn(error: unknown): string | undefined {
  if (!isApiError(error, 409) || error.code !== 'changed_meanwhile') return undefined;
  const [thing] = ['user', 'event', 'draft']
    .map((name) => fieldOf(error.body, name))
    .filter((one) => one !== undefined);
  const version = fieldOf(thing, 'version');
  return typeof version === 'string' ? version : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
