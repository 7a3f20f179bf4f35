import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@skill-exchange/contracts/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operators } from '../../wrong-backend/operators.ts';
import { type BackendProxy, type Fault, openProxy } from '../../wrong-backend/proxy.ts';

/** A backend that answers every call alike, and with the query that it got. */
let server: Server;
let proxy: BackendProxy;
let calls = 0;
/** The faults that the proxy looks for. */
const faults = [faultOf('drop field', 'listUsers', 'body.users.*.name'), faultOf('wrong status', 'listUsers', '400')];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    calls += 1;
    const sent = (await request.toArray()).join('');
    const isKnown = !request.url?.includes('absent');
    response.setHeader('set-cookie', ['session=; Max-Age=0', 'device=1']);
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(isKnown ? { ...answerTo(request.url ?? ''), sent } : { success: false, code: 'user_not_found' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await openProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults);
});
afterAll(() => {
  void proxy?.close();
  server?.close();
});

const answerTo = (url: string) => ({ success: true, users: [user('1'), user('2')], total: 2, url, call: calls });
const user = (id: string) => ({ _id: id, name: `Member ${id}` });

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(proxy.url + path, init);
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
}

function faultOf(name: string, operation: string, target = ''): Fault {
  const operator = operators.find((one) => one.name === name);
  const contract = operations.get(operation);
  if (operator === undefined || contract === undefined) throw new Error(`There is no ${name} or no ${operation}.`);
  expect(operator.targets(contract)).toContain(target);
  return { operation, operator, target };
}

test('every operator has an operation', () => {
  const idle = operators.filter(({ targets }) => [...operations.values()].every((one) => targets(one).length === 0));
  // openapi.yaml may say of no field who must not see it.
  expect(idle.map(({ name }) => name).filter((name) => name !== 'leak field')).toEqual([]);
});

test('passes everything on without a fault, and notes which faults would change it', async () => {
  proxy.inject(null);
  expect(await ask('/api/user/getAll?q=a')).toMatchObject({
    status: 200,
    cookies: ['session=; Max-Age=0', 'device=1'],
    body: { url: '/api/user/getAll?q=a', users: [user('1'), user('2')] },
  });
  expect([...proxy.effective]).toEqual([faults[0]]);
});

test.each([
  [
    'swap ids',
    'body.users',
    {
      users: [
        { ...user('1'), _id: '2' },
        { ...user('2'), _id: '1' },
      ],
    },
  ],
  ['reverse list', 'body.users', { users: [user('2'), user('1')] }],
  ['drop field', 'body.users.*.name', { users: [{ _id: '1' }, { _id: '2' }] }],
  [
    'retype field',
    'body.users.*._id',
    {
      users: [
        { ...user('1'), _id: 7 },
        { ...user('2'), _id: 7 },
      ],
    },
  ],
  ['ignore query', 'name', { url: '/api/user/getAll?cursor=b' }],
  ['ignore cursor', 'cursor', { url: '/api/user/getAll?name=a' }],
])('%s: %s, in this operation alone', async (name, target, changed) => {
  proxy.inject(faultOf(name, 'listUsers', target));
  expect((await ask('/api/user/getAll?name=a&cursor=b')).body).toMatchObject(changed);
  expect((await ask('/api/skills?query=a&name=a&cursor=b')).body).toMatchObject({ users: [user('1'), user('2')] });
  expect(proxy.effective.size).toBe(1);
});

test('ignore field: the backend gets the body without it', async () => {
  proxy.inject(faultOf('ignore field', 'registerForEvent', 'scope'));
  const body = JSON.stringify({ message: 'Hello', scope: 'all' });
  const headers = { 'content-type': 'application/json' };
  const { body: answer } = await ask('/api/events/1/register', { method: 'POST', headers, body });
  expect(answer).toMatchObject({ sent: JSON.stringify({ message: 'Hello' }) });
  expect(proxy.effective.size).toBe(1);
});

test('swallow write: what is valid and logged in, and nothing else, is a success that never happened', async () => {
  proxy.inject(faultOf('swallow write', 'requestPasswordReset'));
  const post = (body: object) =>
    ask('/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const before = calls;
  expect((await post({ email: 'ann@example.org' })).body).toMatchObject({ success: true });
  expect(calls).toBe(before);
  await post({});
  proxy.inject(faultOf('swallow write', 'endOtherLogIns'));
  await ask('/api/account/log-ins', { method: 'DELETE' });
  expect(calls).toBe(before + 2);
});

test('answers another, or what it answered first', async () => {
  const path = '/api/user/get/1';
  proxy.inject(faultOf('repeat the first', 'getUser'));
  const first = await ask(path);
  expect((await ask(path)).body).toEqual(first.body);
  proxy.inject(faultOf('answer another', 'getUser'));
  await ask(path);
  expect((await ask('/api/user/get/2')).body).toMatchObject({ url: path });
  expect(proxy.effective.size).toBe(1);
});

test('answers another status and another code, and keeps a cookie', async () => {
  proxy.inject(faultOf('wrong status', 'getUser', '404'));
  expect((await ask('/api/user/get/absent')).status).toBe(401);
  proxy.inject(faultOf('wrong code', 'getUser', 'user_not_found'));
  expect((await ask('/api/user/get/absent')).body).toMatchObject({ code: 'not_authenticated' });
  proxy.inject(faultOf('wrong status', 'getUser', '200'));
  expect((await ask('/api/user/get/1')).status).toBe(201);
  proxy.inject(faultOf('keep cookie', 'logOut'));
  expect((await ask('/auth/logout', { method: 'POST' })).cookies).toEqual(['device=1']);
});
