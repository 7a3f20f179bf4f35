import type { ApiClient } from '../client.ts';
import { ApiError } from '../errors.ts';

/**
 * Whether the stored token is still good. Throws only where that stays unknown: a refusal (401 or 403) is a plain
 * false, whereas a network failure or a fault of the server says nothing about the token.
 */
export async function checkAuth(api: ApiClient, signal?: AbortSignal): Promise<boolean> {
  try {
    const { data } = await api.POST('/auth/check', signal ? { signal } : {});
    // Older backends answer with nothing: the 200 is the answer.
    return data?.success ?? true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** Ends the cookie session. An older backend lacks this call: the browser is signed out all the same, so never wait. */
export async function logOut(api: ApiClient): Promise<void> {
  await api.POST('/auth/logout', { keepalive: true });
}
