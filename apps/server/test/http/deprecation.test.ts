import { afterAll, beforeAll, expect, test } from 'vitest';
import { deprecationHeaders } from '../../src/contract/deprecation.ts';
import { loadContract, operationsOf } from '../../src/contract/load-contract.ts';
import { useServer } from '../support/test-server.ts';

const { document, operations } = loadContract();
const before = new Map(operations);

// No operation is deprecated today, so the test deprecates one for visitors and one for members.
beforeAll(() => {
  const changed = structuredClone(document);
  for (const path of ['/api/skills/recent', '/api/sessions/my-sessions']) {
    const operation = changed.paths[path]?.get;
    Object.assign(operation ?? {}, { deprecated: true, 'x-deprecated-since': '2026-11-28' });
  }
  for (const [id, operation] of operationsOf(changed)) operations.set(id, operation);
});
const server = useServer({ articlesUrl: null });
afterAll(() => {
  for (const [id, operation] of before) operations.set(id, operation);
});

const announced = { deprecation: '@1795824000', sunset: 'Fri, 28 May 2027 00:00:00 GMT' };

test('every response of a deprecated operation has the dates of its deprecation and of its removal', async () => {
  const { status, headers } = await server.visitor.call('listRecentSkills');
  expect({ status, headers }).toMatchObject({ status: 200, headers: announced });
  const rejected = await server.visitor.call('listMySessions');
  expect(rejected).toMatchObject({ status: 401, headers: announced });
});

test('responses of other operations have no such headers', async () => {
  const { status, headers } = await server.visitor.call('searchSkills', { query: { query: 'bread' } });
  expect(status).toBe(200);
  for (const name of Object.keys(announced)) expect(headers).not.toHaveProperty(name);
});

test.each([
  ['2026-02-28', 'Fri, 28 Aug 2026 00:00:00 GMT'],
  // February has no 31st: the removal is never early.
  ['2026-08-31', 'Wed, 03 Mar 2027 00:00:00 GMT'],
])('an operation that is deprecated since %s remains for six months', (since, sunset) => {
  expect(deprecationHeaders(since).sunset).toBe(sunset);
});
