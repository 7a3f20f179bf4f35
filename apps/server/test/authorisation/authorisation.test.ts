import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { useServer } from '../support/test-server.ts';
import { callOf, clientOf } from './calls.ts';
import { kindOf, type Target, targetsOf } from './targets.ts';
import { gatherCast, makeThing, personIn, type Role, roles } from './world.ts';

// With articles of its own: every caller may read them. With an article service there are none.
const server = useServer({ articlesUrl: null });

const answered = new Map<OperationId, Set<number>>();

async function statusesOf(id: OperationId, target: Target): Promise<Record<Role, number>> {
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const statuses: [Role, number][] = [];
  for (const role of roles) {
    const caller = personIn(role, cast, kind);
    const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
    const call = await callOf(id, { server, cast, target, id: thing, caller });
    statuses.push([role, (await clientOf(server, id, caller).call(id, call)).status]);
  }
  return Object.fromEntries(statuses) as Record<Role, number>;
}

// The snapshot is the table of rights: look at its difference as at a change of the policy.
describe.each(operationIds)('%s', (id) => {
  const { security = [] } = loadContract().operations.get(id) ?? {};
  const needsLogIn = security.length > 0 && !security.includes('none');

  test.each(targetsOf(id))('for %s', async (target) => {
    const statuses = await statusesOf(id, target);
    answered.set(id, new Set([...(answered.get(id) ?? []), ...Object.values(statuses)]));
    const { visitor, stale, ...members } = statuses;
    if (needsLogIn) expect([visitor, stale]).toEqual([401, 401]);
    else expect(new Set(Object.values(statuses)).size).toBe(1);
    expect(Object.values(members)).not.toContain(401);
    expect(Object.values(statuses).join(' ')).toMatchSnapshot();
  });
});

test('every operation succeeds for some role', () => {
  const failing = [...answered].filter(([, statuses]) => Math.min(...statuses) >= 300).map(([id]) => id);
  expect(failing, 'prepare it in apps/server/test/authorisation/calls.ts').toEqual([]);
});

/** A 403 of these depends on a setting or a password, and not on the role. */
const bySetting: readonly string[] = ['createSession', 'proposeSession', 'removePasskey'];

test('of operations about a thing, those that declare a 403 reject some role, and no others', () => {
  const { document, operations } = loadContract();
  for (const [id, statuses] of answered) {
    if (kindOf(id) === null || bySetting.includes(id)) continue;
    const { path = '', method = '' } = operations.get(id) ?? {};
    const declared = document.paths[path]?.[method.toLowerCase() as 'get']?.responses ?? {};
    expect([id, statuses.has(403)]).toEqual([id, '403' in declared]);
  }
});
