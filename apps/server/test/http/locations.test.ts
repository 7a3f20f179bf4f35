import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { operationIds, resolved } from '../support/contract-inputs.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const { document, operations } = loadContract();

/** Returns whether the contract gives an operation's 201 a Location. */
function hasLocation(id: OperationId): boolean {
  const { path = '', method = '' } = operations.get(id) ?? {};
  const created = document.paths[path]?.[method.toLowerCase() as 'post']?.responses[201];
  return (
    created !== undefined && 'Location' in (resolved(created as { $ref?: string; headers?: object }).headers ?? {})
  );
}

const locating = operationIds.filter(hasLocation);

test('things with an address have one when they are created', () => {
  const creating = [
    ...['openCase', 'createAnnouncement'],
    ...['createEvent', 'extendSeries', 'createSession', 'proposeSession', 'proposeRing', 'addAttachment'],
  ];
  expect(locating).toEqual(creating);
});

test.each(locating)('%s leads to what it has created', async (id) => {
  const occasion = await occasionOfFirstCaller(server, id);
  const client = clientOf(server, id, occasion.caller);
  const { status, headers, body } = await client.call(id, await callOf(id, occasion));
  expect(status).toBe(201);
  const url = String(headers.location);
  expect(JSON.stringify(body)).toContain(`"_id":"${url.split('/').at(-1)}"`);
  // Files are read with the cookie, everything else with the bearer.
  const readers = [occasion.caller.api, occasion.caller.chat];
  const statuses = await Promise.all(readers.map(async (api) => (await api.send({ method: 'GET', url })).status));
  expect(statuses).toContain(200);
});
