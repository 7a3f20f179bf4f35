import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerClientError } from '../../src/plugins/client-errors.ts';
import { createHttpServer } from '../../src/plugins/raw-connections.ts';

// The server's own timeouts are minutes: these are as short as possible.
const server = createHttpServer(
  async (request, response) => {
    await text(request).catch(() => '');
    response.end();
  },
  { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20, silence: 60_000 },
);
server.on('clientError', answerClientError);

/** The idle timeout ends a body before the request timeout does. */
const silent = createHttpServer((request) => void text(request).catch(() => ''), {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 60_000,
  silence: 100,
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => {
  server.close();
  silent.close();
});

/** Sends only this; returns the response once the server closes the connection. */
async function send(bytes: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  if (bytes !== '') socket.write(bytes);
  return await text(socket);
}

test('an idle connection is closed without an answer', async () => {
  expect(await send('')).toBe('');
});

test.each([
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['half of its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
  ['half of a second request', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: '],
])('one that sends %s is answered 408', async (_, bytes) => {
  const answer = await send(bytes);
  expect(answer).toContain('HTTP/1.1 408 Request Timeout\r\n');
  expect(answer).toContain(
    '{"success":false,"code":"request_timeout","message":"The request did not arrive in time."}',
  );
});

test('a connection that stops in the middle of its body gets 408', async () => {
  const { port: to } = silent.address() as AddressInfo;
  const answer = await send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{', to);
  expect(answer).toContain('HTTP/1.1 408 Request Timeout\r\n');
});

test('a connection that does not send HTTP gets 400', async () => {
  expect(await send('not HTTP\r\n\r\n')).toContain('HTTP/1.1 400 Bad Request\r\n');
});
