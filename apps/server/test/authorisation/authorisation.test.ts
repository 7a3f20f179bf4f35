import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { operationIds } from '../support/contract-inputs.ts';
import type { TestClient } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { calls } from './calls.ts';
import { roles, table } from './table.ts';
import { kindOf, type Target, targetsOf } from './targets.ts';
import { type Cast, gatherCast, makeThing, personIn } from './world.ts';

// With articles of its own: they are there for everybody or, with an article service, for nobody.
const server = useServer({ articlesUrl: null });

/** The credentials that the contract asks for: chat has the cookie alone, everything else the bearer token. */
function clientOf(id: OperationId, caller: TestMember | null): TestClient {
  if (caller === null) return server.visitor;
  const security = loadContract().operations.get(id)?.security ?? [];
  return security.includes('cookie') && !security.includes('bearer') ? caller.chat : caller.api;
}

async function statusesOf(id: OperationId, target: Target, cast: Cast): Promise<string> {
  const kind = kindOf(id);
  const statuses: number[] = [];
  for (const role of roles) {
    const caller = personIn(role, cast, kind);
    const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
    const call = await calls[id]({ server, cast, target, id: thing, caller });
    statuses.push((await clientOf(id, caller).call(id, call)).status);
  }
  return statuses.join(' ');
}

test('the table declares every operation of the contract', () => {
  expect(Object.keys(table).sort()).toEqual(operationIds.toSorted());
});

describe.each(operationIds)('%s', (id) => {
  test.each(targetsOf(id))('for %s', async (target) => {
    const declared = table[id][target] ?? 'nobody declared this cell';
    expect(await statusesOf(id, target, await gatherCast(server))).toBe(declared);
  });

  test('has no cells that its operation does not', () => {
    expect(Object.keys(table[id]).sort()).toEqual(targetsOf(id).toSorted());
  });
});
