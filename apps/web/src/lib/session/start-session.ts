import { isApiError } from '@skill-exchange/api-client/errors';
import { pause } from '../pause.ts';
import type { SessionStore } from './session-store.ts';

/** Milliseconds to wait before each new attempt at checking the token. */
export const retryDelays = [500, 1500, 3000];

type Start = {
  session: SessionStore;
  /** Asks the server about the stored token; resolves to its `success` flag. */
  check: (signal: AbortSignal) => Promise<boolean>;
  signal: AbortSignal;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Settles a stored token at start. A refusal removes it at once; when the server is out of reach or busy, the check is
 * repeated a few times before the token is given up. What is answered after another session has begun, in another tab
 * too, decides nothing. Never rejects.
 */
export async function startSession({ session, check, signal, wait = pause }: Start): Promise<void> {
  const checked = session.get();
  if (checked.phase !== 'checking') return;
  const isOver = () => signal.aborted || session.get() !== checked;
  for (const delay of [...retryDelays, null]) {
    try {
      const accepted = await check(signal);
      if (isOver()) return;
      return accepted ? session.confirm() : session.end('refusal');
    } catch (error) {
      if (isOver()) return;
      // Without a network nobody can say: the first call that gets through will.
      if (navigator.onLine === false) return session.confirm();
      if (delay === null || !mayPass(error)) return session.end('refusal');
      await wait(delay, signal);
      if (isOver()) return;
    }
  }
}

/**
 * Whether the same question may have another answer a moment later: no answer, an unreadable one, a busy server, or
 * code that did not arrive.
 */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status < 400 || error.status === 429 || error.status >= 500;
}
