import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tooMany } from '../../src/api-errors.ts';
import { buildApp } from '../../src/app.ts';
import { migrate } from '../../src/db/migrate.ts';
import { TestClient } from '../support/test-client.ts';
import { newDatabase } from '../support/test-database.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const server = useServer();

describe('a rejected request gets the standard error', () => {
  test.each([
    ['malformed JSON', '{"name":', 'application/json', 400],
    ['a prototype in JSON', '{"__proto__":{"name":"x"}}', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a text', '"x"', 'application/json', 400],
    ['a body nested 50,000 deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 400],
    ['another content type', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'x', 'text/plain', 415],
    ['a form where JSON belongs', '--x--', 'multipart/form-data; boundary=x', 415],
    ['a body without end', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('%s', async (_, payload, type, status) => {
    const answer = await server.visitor.send({
      method: 'POST',
      url: '/auth/signup',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false });
  });

  test('an operation without a body ignores one', async () => {
    const ana = await server.join('Ana');
    for (const [payload, type] of [
      ['', 'application/json'],
      ['{', 'application/json'],
      [`"${'x'.repeat(300_000)}"`, 'application/json'],
      ['x', 'text/plain'],
      ['a=b', 'application/x-www-form-urlencoded'],
    ]) {
      await ana.api.ok('checkAuth', { body: payload, headers: { 'content-type': type ?? '' } });
    }
  });

  test.each(['/api/nope', '/auth/', '/api/user/getAll/', '/api/%zz', '/api/user/get/%ff', '/api//'])(
    'an unknown path: %s',
    async (url) => {
      const answer = await server.visitor.send({ method: 'GET', url });
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).toMatchObject({ success: false });
    },
  );

  test.each([
    ['GET', '/auth/login', 'POST, OPTIONS'],
    ['DELETE', '/api/user/getAll', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/user/edit/someone', 'PUT, OPTIONS'],
    ['POST', '/users', 'GET, HEAD'],
  ] as const)('a known path with another method: %s %s', async (method, url, allow) => {
    const answer = await server.visitor.send({ method, url });
    expect(answer).toMatchObject({ status: 405, headers: { allow }, body: { code: 'method_not_allowed' } });
  });

  test('HEAD answers the headers of GET, and OPTIONS the methods', async () => {
    const url = '/api/user/getAll';
    const head = await server.visitor.send({ method: 'HEAD', url });
    expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(head.bytes).toHaveLength(0);
    const options = await server.visitor.send({ method: 'OPTIONS', url });
    expect(options).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
  });

  test('an error has a code, and the field if one is not valid', async () => {
    const body = { name: 'Ann', email: 'nowhere', password: 'three unrelated words' };
    const rejected = await server.visitor.call('signUp', { body });
    expect(rejected.body).toMatchObject({ code: 'invalid_input', field: 'email' });
  });
});

describe('bytes that are not HTTP', () => {
  let port = 0;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  const exchange = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', reject).on('close', () => resolve(text));
    });

  test('get an error, and the connection is closed', async () => {
    expect(await exchange('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"success":false/);
    const header = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await exchange(header)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"success":false/);
  });
});

describe('a database that is down', () => {
  const lost = { client: undefined as TestClient | undefined, close: async () => {} };
  beforeAll(async () => {
    const database = await newDatabase();
    await migrate(database);
    const app = await buildApp({ settings: testSettings(), database });
    await database.close();
    lost.client = new TestClient(app);
    lost.close = () => app.close();
  });
  afterAll(() => lost.close());

  test('makes calls answer 503 with Retry-After, and the server not ready but alive', async () => {
    const operations = ['listUsers', 'listEvents', 'listRecentSkills', 'getReadiness'] as const;
    for (const id of operations) {
      const answer = await lost.client?.call(id);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    }
    await lost.client?.ok('getHealth');
  });
});

test.each([-1, 0, 0.2])('with %s seconds to wait, Retry-After is 1', (seconds) => {
  expect(tooMany('Too many requests.', seconds).retryAfterSeconds).toBe(1);
});
