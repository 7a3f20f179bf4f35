import { expect } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { clientOf, plainCallOf } from '../authorisation/calls.ts';
import { kindOf } from '../authorisation/targets.ts';
import { type Cast, gatherCast } from '../authorisation/world.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import type { Kind } from '../support/kinds/kinds.ts';
import { unknownId } from '../support/kinds/things.ts';
import type { TestCall } from '../support/test-client.ts';
import { emptyDatabase } from '../support/test-database.ts';
import type { TestServer } from '../support/test-server.ts';
import { makePair, mirrored, type Pair } from './pair.ts';

// Checks what a block hides: every operation, for every thing of the two members that it can be about.

const { operations } = loadContract();

/** Returns things of the other member and shared things, by kind. Other kinds belong to one member. */
const theirThings = (pair: Pair): Partial<Record<Kind, string[]>> => ({
  member: [pair.other.id],
  event: [pair.eventOf.other],
  session: [pair.ahead, pair.session],
  review: [pair.review, pair.otherReview],
  conversation: [pair.conversation],
  message: [pair.message],
});

/** Returns things that the block does not hide: for reads also the third member's, for writes only the viewer's own. */
const otherThings = ({ viewer, third, eventOf }: Pair, isRead: boolean): Partial<Record<Kind, string[]>> => ({
  member: isRead ? [viewer.id, third.id] : [],
  event: isRead ? [eventOf.viewer, eventOf.third] : [eventOf.viewer],
});

/** Returns every call of an operation that could reveal the other member. */
export async function callsOf(
  server: TestServer,
  id: OperationId,
  { pair, cast: anybody }: Scene,
): Promise<TestCall[]> {
  const { viewer, other } = pair;
  const cast = { ...anybody, owner: viewer, counterpart: other };
  const kind = kindOf(id);
  const isRead = operations.get(id)?.method === 'GET';
  const speaks = kind === 'member' && operations.get(id)?.roles.includes('owner');
  const things =
    kind === null ? [unknownId] : [...(theirThings(pair)[kind] ?? []), ...(otherThings(pair, isRead)[kind] ?? [])];
  const calls: TestCall[] = [];
  for (const thing of speaks ? [viewer.id] : things) {
    const call = await plainCallOf(id, { server, cast, target: 'own', id: thing, caller: viewer });
    for (const more of searchesOf(id, other.name)) calls.push({ ...call, query: { ...call.query, ...more } });
  }
  return calls;
}

/**
 * Returns queries that could find the other member: none, their name or a skill in each text parameter, and each choice
 * of the other parameters.
 */
function searchesOf(id: OperationId, name: string): Record<string, string>[] {
  const optional = inputsOf(id).parameters.filter((one) => one.in === 'query' && !one.required);
  const texts = optional.filter(
    ({ name, schema }) => schema.type === 'string' && !schema.enum && !schema.pattern && name !== 'cursor',
  );
  const choices = optional.flatMap(({ name, schema }) => (schema.enum ?? []).map((one) => ({ [name]: String(one) })));
  const words = texts.flatMap((text) => [{ [text.name]: name }, { [text.name]: 'Baking' }]);
  return [{}, ...words].flatMap((word) => [word, ...choices.map((choice) => ({ ...choice, ...word }))]);
}

/** What the two wrote to each other stays readable for the blocker, who may report it. */
const readableByBlocker: readonly OperationId[] = [
  'openConversation',
  'listMessages',
  'getThread',
  'listChanges',
  'markConversation',
];

/** Returns whether a call names a thing of the other member. */
function isAboutOther(call: TestCall, pair: Pair): boolean {
  const sent = JSON.stringify([call.path, call.query, call.body]);
  return Object.values(theirThings(pair)).some((ids) => ids.some((id) => sent.includes(id)));
}

/** Returns whether such a call must respond as if the thing did not exist. */
function isHidden(id: OperationId, status: number, isBlocker: boolean): boolean {
  const { tag, roles = [] } = operations.get(id) ?? {};
  // Nothing of operators and moderators is for these two.
  if (roles.every((role) => role === 'operator' || role === 'moderator')) return status === 403;
  // A block does not prevent a report, and the blocker can remove it.
  if (tag === 'reports' || (isBlocker && (tag === 'blocks' || readableByBlocker.includes(id)))) return status < 300;
  return status === 404;
}

/**
 * Returns whether the viewer reads something unrelated to the block: their own event, or one of both
 * with a third member.
 */
function reads(id: OperationId, call: TestCall, { eventOf }: Pair): boolean {
  const { method, roles = [] } = operations.get(id) ?? {};
  const kind = kindOf(id);
  if (method !== 'GET' || (kind !== 'member' && kind !== 'event')) return false;
  const relation = kind === 'member' ? 'owner' : call.path?.eventId === eventOf.viewer ? 'host' : 'participant';
  return roles.some((role) => ['visitor', 'member', relation].includes(role));
}

/**
 * Fails if an operation reveals anything of a member to another one after the first has blocked the second. Returns whether
 * a call has changed something.
 */
export async function expectNothingShown(server: TestServer, id: OperationId, { pair, cast }: Scene): Promise<boolean> {
  let hasChanged = false;
  // First the blocked member, since the blocker may remove the block.
  for (const seen of [mirrored(pair), pair]) {
    const isBlocker = seen === pair;
    for (const call of await callsOf(server, id, { pair: seen, cast })) {
      const answer = await clientOf(server, id, seen.viewer).call(id, call);
      const what = `${id} ${JSON.stringify(call)} was answered ${answer.status}`;
      if (isAboutOther(call, seen)) expect(isHidden(id, answer.status, isBlocker), what).toBe(true);
      // Nobody has hours in common with themselves.
      else if (reads(id, call, seen)) expect([200, 400], what).toContain(answer.status);
      const isShown = isBlocker && (id === 'listBlocked' || readableByBlocker.includes(id));
      const text = answer.bytes.toString();
      expect(isShown ? [] : seen.traces.filter((trace) => text.includes(trace)), what).toEqual([]);
      hasChanged ||= answer.status < 300;
    }
  }
  return hasChanged;
}

export interface Scene {
  pair: Pair;
  cast: Cast;
}

/** Empties the database, and returns two members of whom one has blocked the other. */
export async function makeScene(server: TestServer): Promise<Scene> {
  await emptyDatabase(server.database);
  const pair = await makePair(server);
  await pair.viewer.api.ok('blockMember', { path: { userId: pair.other.id } });
  return { pair, cast: await gatherCast(server) };
}

/** The calendar of a host is for visitors: the server does not know who reads it. */
export const isReading = (id: OperationId) => operations.get(id)?.method === 'GET' && id !== 'readEventFeed';
