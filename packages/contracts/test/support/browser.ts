import { expect } from 'vitest';

/** The browser's part around the client, with the values that tests read. */
export interface Browser {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sent: readonly Request[];
}

/**
 * Sends requests as a browser does: with the session cookie where the client asks for credentials, and without it where
 * it does not.
 */
export function browserWith(cookie: string | undefined): Browser {
  const sent: Request[] = [];
  return {
    sent,
    fetch: (request) => {
      sent.push(request);
      const carried = new Request(request);
      if (cookie !== undefined && request.credentials === 'include') carried.headers.set('Cookie', cookie);
      return fetch(carried);
    },
  };
}

/** Fails unless one request went out, with this Authorization header or, for null, without any. */
export function expectOneRequest({ sent }: Browser, authorization: string | null, credentials: string): void {
  expect(sent).toHaveLength(1);
  const [request] = sent;
  expect(request?.headers.get('Authorization') ?? null).toBe(authorization);
  expect(request?.credentials).toBe(credentials);
}
