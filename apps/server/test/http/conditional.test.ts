import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { enrolMany, makeOperators } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import type { TestClient } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

/** Reads through the contract, which declares the 304 and the tag. */
async function read(client: TestClient, id: OperationId, headers: Record<string, string> = {}) {
  return await client.call(id, { headers });
}

// A calendar's feed has its own test: calendar-feed.test.ts.
const conditional = [...loadContract().operations.values()].filter(
  ({ id, isConditional }) => isConditional && id !== 'readCalendarFeed',
);

/** Makes a member an operator, who gives the community another name. */
async function rename(member: TestMember): Promise<void> {
  await makeOperators(server, member);
  const { groups } = await member.api.ok('listSettings');
  const [{ group, version } = { group: 'identity' as const, version: 0 }] = groups;
  const body = { version, values: { name: `Lindenau ${member.id.slice(0, 8)}` } };
  await member.api.ok('changeSettings', { path: { group }, body });
}

test.each(conditional.map(({ id }) => id as OperationId))('%s is sent again only when it has changed', async (id) => {
  const ana = await server.join('Ana', { skillsOffered: ['Baking'] });
  await hostEvent(server, ana);
  const first = await read(server.visitor, id);
  const tag = String(first.headers.etag);
  expect(first.status).toBe(200);
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  for (const named of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await read(server.visitor, id, { 'if-none-match': named });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': first.headers['cache-control'] });
    expect(again.headers).not.toHaveProperty('content-type');
  }
  const ben = await server.join('Ben', { skillsOffered: ['Baking'] });
  await hostEvent(server, ben);
  await rename(ben);
  const changed = await read(server.visitor, id, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(tag);
});

test('a tag is the same with and without compression', async () => {
  await enrolMany(server, 20);
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ method: 'GET', url: '/api/user/getAll', headers });
  const tag = String((await ask({})).headers.etag);
  const packed = await ask({ 'accept-encoding': 'br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: tag });
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': tag });
  expect(again.statusCode).toBe(304);
  expect(again.headers).not.toHaveProperty('content-encoding');
});

test('answers that depend on the caller are cached only for that caller', async () => {
  const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  const event = await hostEvent(server, ana);
  await ben.api.ok('registerForEvent', { path: { id: event._id } });
  const asVisitor = await read(server.visitor, 'listEvents');
  const asBen = await read(ben.api, 'listEvents', { 'if-none-match': String(asVisitor.headers.etag) });
  expect(asBen.status).toBe(200);
  for (const { headers } of [asVisitor, asBen]) {
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(String(headers.vary)).toMatch(/Authorization, Cookie/);
  }
});

test('errors and all other answers are still not cached', async () => {
  const ana = await server.join('Ana');
  const headers = { 'if-none-match': '*' };
  const rejected = await server.visitor.call('listUsers', { query: { limit: 0 }, headers });
  const profile = await ana.api.call('getUser', { path: { userId: ana.id }, headers });
  expect([rejected.status, profile.status]).toEqual([400, 200]);
  for (const { headers } of [rejected, profile]) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  }
});

test('a real browser understands the 304', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const first = await fetch(`${address}/api/skills/recent`);
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(`${address}/api/skills/recent`, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
