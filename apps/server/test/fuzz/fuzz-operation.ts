import fc, { type RunDetails } from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract, type Operation } from '../../src/contract/load-contract.ts';
import { TestClient } from '../support/test-client.ts';
import { faultsOf } from './judge.ts';
import type { Memory } from './memory.ts';
import { type FuzzRequest, requestsFor } from './request.ts';
import type { Credentials, Role } from './sign-in.ts';

/** The fuzzed server, and the function that restores it after a call that changed something. */
export interface FuzzTarget {
  app: FastifyInstance;
  credentials: Map<Role, Credentials>;
  memory: Memory;
}

export interface FuzzOptions {
  cases: number;
  /** The same seed creates the same cases. */
  seed: number;
}

/** Counts of each status. */
export type StatusCounts = Record<number, number>;

/**
 * Calls one operation this many times and checks every response. A rejected write must leave the world
 * unchanged.
 *
 * @throws Error with the seed, the smallest call that fails in the same way, and the response's problem.
 */
export async function fuzzOperation(
  target: FuzzTarget,
  id: OperationId,
  { cases, seed }: FuzzOptions,
): Promise<StatusCounts> {
  const operation = loadContract().operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const client = new TestClient(target.app);
  const counts: StatusCounts = {};
  const isWrite = operation.method !== 'GET';
  let stamp = await target.memory.stamp();
  const property = fc.asyncProperty(requestsFor(id), async (request) => {
    const answer = await client.send(injection(operation, request, target.credentials));
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    const faults = faultsOf(operation, request, answer);
    if (isWrite && answer.status >= 400 && (await target.memory.stamp()) !== stamp) {
      faults.push('rejected, and yet something has changed');
    }
    if (isWrite && (answer.status < 300 || faults.length > 0)) {
      await target.memory.restore();
      stamp = await target.memory.stamp();
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const details = await fc.check(property, { numRuns: cases, seed });
  if (details.failed) throw new Error(explain(id, details));
  return counts;
}

function injection(operation: Operation, request: FuzzRequest, credentials: Map<Role, Credentials>): InjectOptions {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path[name] ?? ''));
  const query = new URLSearchParams(request.query).toString();
  const known = credentials.get(request.role);
  const usesCookie = operation.security.includes('cookie') && !operation.security.includes('bearer');
  const identity = usesCookie ? { cookie: `session=${known?.cookie}` } : { authorization: `Bearer ${known?.bearer}` };
  const { body } = request;
  return {
    method: operation.method as 'GET',
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(known === undefined ? {} : identity),
      ...(body === null ? {} : { 'content-type': body.type }),
      ...request.headers,
    },
    ...(body === null ? {} : { payload: Buffer.from(body.text, body.binary ? 'latin1' : 'utf8') }),
  };
}

function explain(id: OperationId, details: RunDetails<[FuzzRequest]>): string {
  const { seed, counterexamplePath, numRuns, numShrinks, counterexample, errorInstance } = details;
  const [request] = counterexample ?? [];
  const text = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' && value.length > 400 ? `${value.slice(0, 400)}… (${value.length})` : value,
  );
  const reason = errorInstance instanceof Error ? errorInstance.message : 'no reason was given';
  return [
    `${id} failed at case ${numRuns} with --seed ${seed} (path ${counterexamplePath}, ${numShrinks} shrinks):`,
    reason,
    text,
  ].join('\n');
}
