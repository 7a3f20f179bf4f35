/**
 * Returns the member's `_id` from the payload of a JSON Web Token, or null for anything else. Does not
 * check the signature: the result only decides what to show, never what is allowed.
 */
export function memberIdOf(token: string): string | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const id = typeof claims === 'object' && claims !== null && '_id' in claims ? claims._id : null;
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}
