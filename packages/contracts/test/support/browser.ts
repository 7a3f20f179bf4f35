import { expect } from 'vitest';

/** A browser for the client, with values that tests read. */
export interface Browser {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sent: readonly Request[];
}

/** Sends requests like a browser: with the session cookie only if the client includes credentials. */
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

/** Fails unless exactly one request was sent, with this Authorization header or, for null, without one. */
export function expectOneRequest({ sent }: Browser, authorization: string | null, credentials: string): void {
  expect(sent).toHaveLength(1);
  const [request] = sent;
  expect(request?.headers.get('Authorization') ?? null).toBe(authorization);
  expect(request?.credentials).toBe(credentials);
}
