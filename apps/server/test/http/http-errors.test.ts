import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { requireErrorAnswer } from '../support/answer-contract.ts';
import { listening, type RawServer } from '../support/programs/gauges.ts';
import { useServer } from '../support/test-server.ts';

// Whatever rejects a request, the answer is the contract's error with a declared status and code.

const server = useServer({ webDist: new URL('../../../web/public', import.meta.url).pathname });
let raw: RawServer;
beforeAll(async () => {
  raw = await listening(server.app);
});

const long = 'x'.repeat(20_000);

/** Returns a request that closes its connection. */
const call = (line: string, headers: string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');
const logIn = (headers: string[], body = '') => call('POST /auth/login', headers, body);
const json = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
const polling = '/socket.io/?EIO=4&transport=polling';
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket'];
const aChat = `GET /socket.io/?EIO=4&transport=websocket`;

const rejected: [name: string, bytes: string, status: number, code: string][] = [
  ['no HTTP', 'not HTTP\r\n\r\n', 400, 'malformed_request'],
  ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
  ['two hosts', call('GET /health', ['Host: other']), 400, 'malformed_request'],
  ['HTTP/1.2', 'GET /health HTTP/1.2\r\nHost: localhost\r\n\r\n', 400, 'malformed_request'],
  ['HTTP/2.0 as text', 'GET /health HTTP/2.0\r\nHost: localhost\r\n\r\n', 400, 'malformed_request'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed_request'],
  ['HTTP/3.0', 'GET /health HTTP/3.0\r\nHost: localhost\r\n\r\n', 400, 'malformed_request'],
  ['line feeds alone', 'GET /health HTTP/1.1\nHost: localhost\n\n', 400, 'malformed_request'],
  ['a space in its address', call('GET /a b'), 400, 'malformed_request'],
  ['a header without a colon', call('GET /health', ['Some words']), 400, 'malformed_request'],
  ['a null character in a header', call('GET /health', ['X: a\0b']), 400, 'malformed_request'],
  ['an unknown method', call('FOO /health'), 400, 'malformed_request'],
  ['two lengths', logIn(['Content-Length: 1', 'Content-Length: 2'], 'ab'), 400, 'malformed_request'],
  ['a length below zero', logIn(['Content-Length: -1']), 400, 'malformed_request'],
  ['a length and chunks', logIn([chunked, 'Content-Length: 3'], '0\r\n\r\n'), 400, 'malformed_request'],
  ['an unknown encoding of chunks', logIn(['Transfer-Encoding: gzip']), 400, 'malformed_request'],
  ['a broken chunk', logIn([json, chunked], 'zz\r\n'), 400, 'malformed_request'],
  ['a long extension of a chunk', logIn([json, chunked], `2;${long}\r\n{}\r\n0\r\n\r\n`), 400, 'malformed_request'],
  ['a broken address', call('GET /api/user/get/%E0%A4%A'), 400, 'invalid_input'],
  ['CONNECT', call('CONNECT localhost:80'), 405, 'method_not_allowed'],
  ['TRACE', call('TRACE /health'), 405, 'method_not_allowed'],
  ['PROPFIND with a body', call('PROPFIND /health', [json, 'Content-Length: 2'], '{}'), 405, 'method_not_allowed'],
  ['QUERY', call('QUERY /api/user/getAll'), 405, 'method_not_allowed'],
  ['PROPFIND of a page', call('PROPFIND /'), 405, 'method_not_allowed'],
  ['OPTIONS of everything', call('OPTIONS *'), 405, 'method_not_allowed'],
  ['a precondition that fails', call('GET /icon.svg', ['If-Match: "x"']), 412, 'precondition_failed'],
  ['a large body', logIn([json, 'Content-Length: 300000'], 'x'.repeat(300_000)), 413, 'too_large'],
  ['a large body in chunks', logIn([json, chunked], `493e0\r\n${'x'.repeat(300_000)}\r\n0\r\n\r\n`), 413, 'too_large'],
  ['a body of text', logIn(['Content-Type: text/plain', 'Content-Length: 2'], '{}'), 415, 'unsupported_media_type'],
  ['no content type', logIn(['Content-Type: ;;', 'Content-Length: 2'], '{}'), 415, 'unsupported_media_type'],
  [
    'a compressed body',
    logIn([json, 'Content-Encoding: gzip', 'Content-Length: 2'], '{}'),
    415,
    'unsupported_media_type',
  ],
  ['a range behind the end', call('GET /icon.svg', ['Range: bytes=9999999-']), 416, 'range_not_satisfiable'],
  ['an expectation', call('GET /health', ['Expect: a-miracle']), 417, 'expectation_failed'],
  ['an expectation of a body', logIn(['Expect: a-miracle', 'Content-Length: 2'], '{}'), 417, 'expectation_failed'],
  ['long headers', call('GET /health', [`X: ${long}`]), 431, 'too_large'],
  [
    'many headers',
    call(
      'GET /health',
      Array.from({ length: 3000 }, (_, n) => `X${n}: y`),
    ),
    431,
    'too_large',
  ],
  ['a long address', call(`GET /health?${long}`), 431, 'too_large'],
  ['long trailers', logIn([json, chunked], `2\r\n{}\r\n0\r\nX: ${long}\r\n\r\n`), 431, 'too_large'],
  ['no transport', call('GET /socket.io/'), 400, 'malformed_request'],
  ['an old protocol', call('GET /socket.io/?EIO=3&transport=polling'), 400, 'malformed_request'],
  ['an unknown connection', call(`GET ${polling}&sid=x`), 400, 'malformed_request'],
  ['a handshake by PUT', call(`PUT ${polling}`), 400, 'malformed_request'],
  ['a foreign page', call(`GET ${polling}`, ['Origin: https://evil.example']), 403, 'foreign_origin'],
  ['a websocket without a key', call(aChat, upgrade).replace('Connection: close\r\n', ''), 400, 'malformed_request'],
];

const { document } = loadContract();
const declaredByOperations = new Set(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => Object.keys(responses)),
  ),
);

/** Returns the codes of what any address may answer with a status. */
function commonCodes(status: number): string[] {
  const content = document['x-common-responses'][status]?.content as
    | Record<string, { examples: Record<string, unknown> }>
    | undefined;
  return Object.keys(content?.['application/json']?.examples ?? {});
}

describe('a request with', () => {
  test.each(rejected)('%s is rejected in the form of the contract', async (_name, bytes, status, code) => {
    const answer = await text(await raw.send(bytes));
    const [head = '', ...rest] = answer.split('\r\n\r\n');
    const body: unknown = JSON.parse(
      rest
        .join('')
        .replace(/^[^{]*/, '')
        .replace(/[^}]*$/, ''),
    );
    expect({ status: Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), body }).toMatchObject({ status, body: { code } });
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
    expect(head).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    if (status === 405) expect(head).toMatch(/^allow: [A-Z]+, /im);
    requireErrorAnswer(body);
    expect(document['x-common-responses'][status] !== undefined || declaredByOperations.has(String(status))).toBe(true);
    if (!declaredByOperations.has(String(status))) expect(commonCodes(status)).toContain(code);
  });
});

test('a method that an address lacks is answered with those it has', async () => {
  const allowed = async (line: string) => {
    const answer = await text(await raw.send(call(line)));
    return /^allow: (.*)$/im.exec(answer)?.[1];
  };
  expect(await allowed('TRACE /api/user/getAll?q=x')).toBe('GET, HEAD, OPTIONS');
  expect(await allowed('PROPFIND /api/events/5d0f7a54-6d0c-4f6f-9f4b-1b2a3c4d5e6f/waitlist')).toBe(
    'GET, HEAD, POST, DELETE, OPTIONS',
  );
});

test('HTTP/1.0 needs no host', async () => {
  expect(await text(await raw.send('GET /health HTTP/1.0\r\n\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('the log has the id of a rejection', async () => {
  const log = vi.spyOn(server.app.log, 'info');
  const answer = await text(await raw.send(call('GET /health', [`X: ${long}`])));
  const requestId = /^x-request-id: (.*)$/im.exec(answer)?.[1];
  expect(log).toHaveBeenCalledWith({ requestId, status: 431 }, 'rejected');
  log.mockRestore();
});
