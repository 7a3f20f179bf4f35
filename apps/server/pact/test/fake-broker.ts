import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consumer, type PactFile } from '@skill-exchange/contracts/pact-file';

/** A request that the broker received. */
export interface Asked {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The part of a Pact broker that our scripts use, with one pact to verify. */
export interface FakeBroker {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** Starts it on a free port. It responds to every caller with `deployable`. */
export async function startFakeBroker(pact: PactFile, deployable: boolean): Promise<FakeBroker> {
  const asked: Asked[] = [];
  let url = '';
  const answers: Readonly<Record<string, () => unknown>> = {
    'POST /contracts/publish': () => ({ notices: [{ type: 'success', text: 'Published.' }] }),
    [`POST /pacts/provider/${pact.provider.name}/for-verification`]: () => ({
      _embedded: { pacts: [{ _links: { self: { href: `${url}/pacts/1` } } }] },
    }),
    'GET /pacts/1': () => ({
      ...pact,
      _links: { 'pb:publish-verification-results': { href: `${url}/results/1` } },
    }),
    'POST /results/1': () => ({}),
    [`GET /pacticipants/${consumer}/versions/2.4.0`]: () => ({
      _links: { 'pb:record-deployment': [{ name: 'production', href: `${url}/deployed/production` }] },
    }),
    'POST /deployed/production': () => ({}),
    'GET /can-i-deploy': () => ({
      summary: { deployable, reason: deployable ? 'All green.' : 'Never verified.' },
    }),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    asked.push({
      call,
      authorization: request.headers.authorization,
      body: text === '' ? {} : JSON.parse(text),
    });
    const answer = answers[call]?.() ?? (request.method === 'PUT' ? {} : undefined);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify(answer ?? { error: 'not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
