import { isApiError } from '@skill-exchange/api-client/errors';

const fields = ['name', 'email', 'password'] as const;

/**
 * Returns the field that a 400 is about. Other backends name it at the start of their message alone ("email: must be ..."),
 * which is in the language of the page.
 */
export function rejectedField(error: unknown): (typeof fields)[number] {
  if (!isApiError(error)) return 'name';
  const said = error.field ?? error.serverMessage?.split(':')[0]?.toLowerCase();
  return fields.find((field) => field === said) ?? 'name';
}
