import { isApiError } from '@skill-exchange/api-client/errors';
import { delay } from '../delay.ts';
import { isOnline } from '../is-online.ts';
import type { AuthSessionStore } from './auth-session-store.ts';

/** Milliseconds to wait before each retry of checking the token. */
export const retryDelays = [500, 1500, 3000];

type Start = {
  authSession: AuthSessionStore;
  /** Validates the stored token on the server; resolves to its `success` flag. */
  check: (signal: AbortSignal) => Promise<boolean>;
  signal: AbortSignal;
  /** Called when the server cannot be reached, and the member continues with an unchecked token. */
  onUnreachable: () => void;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Checks a stored token at start. Never rejects. A rejected token is removed immediately, and after a
 * few retries if the server fails. If the server cannot be reached, the member stays logged in until the first
 * response. Ignores a response once another session has started, also in another tab.
 */
export async function startAuthSession({
  authSession,
  check,
  signal,
  onUnreachable,
  wait = delay,
}: Start): Promise<void> {
  const checked = authSession.get();
  if (checked.phase !== 'checking') return;
  const isOver = () => signal.aborted || authSession.get() !== checked;
  for (const delay of [...retryDelays, null]) {
    try {
      const accepted = await check(signal);
      if (isOver()) return;
      return accepted ? authSession.confirm() : authSession.end('rejected');
    } catch (error) {
      if (isOver()) return;
      // Without a network the token cannot be checked: the first request with a response decides.
      if (!isOnline()) return authSession.confirm();
      if (!mayPass(error)) return authSession.end('rejected');
      if (delay === null) {
        if (!isUnreachable(error)) return authSession.end('rejected');
        authSession.confirm();
        return onUnreachable();
      }
      await wait(delay, signal);
      if (isOver()) return;
    }
  }
}

/** Whether the network or a proxy failed instead of the server, or the server was too busy to check the token. */
function isUnreachable(error: unknown): boolean {
  return isApiError(error) && [0, 429, 502, 503, 504].includes(error.status);
}

/**
 * Whether a retry may succeed: after no response, an unreadable one, a busy server, or code that failed to load.
 */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status < 400 || error.status === 429 || error.status >= 500;
}
