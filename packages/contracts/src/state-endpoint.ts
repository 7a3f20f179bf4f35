import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Handlers by state name. They receive the state's parameters and return its values. */
type AnyHandlers = Readonly<Record<string, (parameters: never) => Promise<Readonly<Record<string, string>>>>>;

/** A running endpoint. */
export interface StateEndpoint {
  /** The URL of the state-change endpoint. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves Pact's state-change requests on a free local port: `POST { state, params, action }`, answered
 * with the state's values as JSON. `tearDown` receives the values of a state that is no longer needed. An unknown state is a 400 and a failing handler a 500, both with a text that says
 * why.
 */
export async function serveStates(
  handlers: AnyHandlers,
  tearDown: (values: Readonly<Record<string, string>>) => Promise<void> = async () => {},
): Promise<StateEndpoint> {
  const server = createServer(async (request, response) => {
    const answer = await change(handlers, tearDown, await textOf(request)).catch((error: unknown) => ({
      status: 500,
      body: { message: error instanceof Error ? error.message : String(error) },
    }));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function change(
  handlers: AnyHandlers,
  tearDown: (values: Readonly<Record<string, string>>) => Promise<void>,
  text: string,
): Promise<{ status: number; body: unknown }> {
  const {
    state,
    params = {},
    action,
    values = {},
  } = JSON.parse(text || '{}') as {
    state?: string;
    params?: unknown;
    action?: string;
    values?: Readonly<Record<string, string>>;
  };
  const handler = state === undefined || !Object.hasOwn(handlers, state) ? undefined : handlers[state];
  if (handler === undefined) return { status: 400, body: { message: `There is no state "${state}".` } };
  if (action === 'teardown') {
    await tearDown(values);
    return { status: 200, body: {} };
  }
  return { status: 200, body: await handler(params as never) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
