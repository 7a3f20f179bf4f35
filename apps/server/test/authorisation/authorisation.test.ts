import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { useServer } from '../support/test-server.ts';
import { callOf, clientOf } from './calls.ts';
import { expectedOf, rejectsByRole } from './expected.ts';
import { kindOf, type Target, targetsOf } from './targets.ts';
import { gatherCast, makeThing, personIn, type Role, roles } from './world.ts';

// With the server's own articles, which every caller may read. With an article service it has none.
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

describe.each(operationIds)('%s', (id) => {
  test.each(targetsOf(id))('answers %s exactly as x-roles says', async (target) => {
    const statuses = await statusesOf(id, target);
    answered.set(id, new Set([...(answered.get(id) ?? []), ...Object.values(statuses)]));
    const shown = roles.map((role) => [role, statuses[role] < 300 ? 'success' : statuses[role]]);
    const expected = roles.map((role) => [role, expectedOf(id, target, role)]);
    expect(shown, `${id}: x-roles in openapi.yaml says otherwise; policy.ts holds what the server does`).toEqual(
      expected,
    );
  });
});

test('every operation succeeds for some role', () => {
  const failing = [...answered].filter(([, statuses]) => Math.min(...statuses) >= 300).map(([id]) => id);
  expect(failing, 'prepare it in apps/server/test/authorisation/calls.ts').toEqual([]);
});

test('operations with a 403 for roles reject some role, and others reject none', () => {
  for (const [id, statuses] of answered) {
    if (kindOf(id) !== null) expect([id, statuses.has(403)]).toEqual([id, rejectsByRole(id)]);
  }
});
