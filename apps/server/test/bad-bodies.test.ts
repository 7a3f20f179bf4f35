import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationId } from '../src/contract/handlers.ts';
import { loadContract } from '../src/contract/load-contract.ts';
import { enrol } from './support/enrol.ts';
import { bodiesFor, jsonOperations } from './support/schema-sampler.ts';
import type { TestMember } from './support/test-server.ts';
import { useServer } from './support/test-server.ts';
import { giveReview, holdSession, hostEvent } from './support/things.ts';

const server = useServer();
const bodies = 1000;
const atOnce = 25;

/** Things of the caller, so that a body that is good by chance is worked on to the end. */
async function pathsOf(caller: TestMember, other: TestMember): Promise<Record<string, string>> {
  const { _id: eventId } = await hostEvent(server, caller);
  const { _id: sessionId } = await holdSession(server, caller, other, 1);
  const { _id: completed } = await holdSession(server, caller, other, -1);
  const { _id: reviewId } = await giveReview(caller, other, completed, 3);
  return { eventId, sessionId, reviewId };
}

function clientOf(id: OperationId, caller: TestMember) {
  const { security = [] } = loadContract().operations.get(id) ?? {};
  if (security.length === 0) return server.visitor;
  return security.includes('cookie') ? caller.chat : caller.api;
}

test.each(jsonOperations)(
  `%s answers ${bodies} generated bodies with what it declares, never with a 5xx`,
  async (id) => {
    const [caller, other] = await enrol(server, 'Ann', 'Ben');
    const path = await pathsOf(caller, other);
    const client = clientOf(id, caller);
    const sampled = fc.sample(bodiesFor(id), bodies);
    let refused = 0;
    for (let start = 0; start < sampled.length; start += atOnce) {
      const batch = sampled.slice(start, start + atOnce);
      await Promise.all(
        batch.map(async (body) => {
          // The client holds every answer against the contract: its status is declared and its message is there.
          const { status } = await client.call(id, { path, body });
          expect(status, body.slice(0, 500)).toBeLessThan(500);
          if (status >= 400) refused += 1;
        }),
      );
    }
    expect(refused).toBeGreaterThan(bodies / 2);
  },
  120_000,
);
