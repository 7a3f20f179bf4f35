import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { clientOf, plainCallOf } from '../authorisation/calls.ts';
import { kindOf } from '../authorisation/targets.ts';
import { gatherCast } from '../authorisation/world.ts';
import { inputsOf, operationIds } from '../support/contract-inputs.ts';
import type { Kind } from '../support/kinds.ts';
import type { TestCall } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';
import { unknownId } from '../support/things.ts';
import { makePair, mirrored, type Pair } from './pair.ts';

// What a block hides, operation by operation, each called for every thing of the two that it can be about.

const server = useServer({ articlesUrl: null });
const { operations } = loadContract();

/** Things of the other member, and those of both, by their kind. Other kinds are of one member alone. */
const theirThings = (pair: Pair): Partial<Record<Kind, string[]>> => ({
  member: [pair.other.id],
  event: [pair.eventOf.other],
  session: [pair.ahead, pair.session],
  review: [pair.review, pair.otherReview],
  conversation: [pair.conversation],
});

/** Things that the viewer goes on seeing, those of the third member too, and those that they change alone. */
const otherThings = ({ viewer, third, eventOf }: Pair, isRead: boolean): Partial<Record<Kind, string[]>> => ({
  member: isRead ? [viewer.id, third.id] : [],
  event: isRead ? [eventOf.viewer, eventOf.third] : [eventOf.viewer],
});

/** Every call of an operation that could show the other member. */
async function callsOf(id: OperationId, pair: Pair): Promise<TestCall[]> {
  const { viewer, other } = pair;
  const cast = { ...(await gatherCast(server)), owner: viewer, counterpart: other };
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

/** Nothing, and what the contract lets be asked for besides: the name of the other member, what they teach, a choice. */
function searchesOf(id: OperationId, name: string): Record<string, string>[] {
  const optional = inputsOf(id).parameters.filter((one) => one.in === 'query' && !one.required);
  const texts = optional.filter(({ name, schema }) => schema.type === 'string' && !schema.enum && name !== 'cursor');
  const choices = optional.flatMap(({ name, schema }) => (schema.enum ?? []).map((one) => ({ [name]: String(one) })));
  const words = texts.flatMap((text) => [{ [text.name]: name }, { [text.name]: 'Baking' }]);
  return [{}, ...words].flatMap((word) => [word, ...choices.map((choice) => ({ ...choice, ...word }))]);
}

/** Whether a call names a thing of the other member. */
function isAboutOther(call: TestCall, pair: Pair): boolean {
  const sent = JSON.stringify([call.path, call.query, call.body]);
  return Object.values(theirThings(pair)).some((ids) => ids.some((id) => sent.includes(id)));
}

/** Whether such a call is answered as if the thing were not there. */
function isHidden(id: OperationId, status: number, isBlocker: boolean): boolean {
  const tag = operations.get(id)?.tag;
  // A block shields none from a report, and is taken back by whom it is of.
  if (tag === 'reports' || (tag === 'blocks' && isBlocker)) return status < 300;
  return status === 404;
}

/** Whether the viewer reads what has nothing to do with the block: their own event, or one of both with a third member. */
function reads(id: OperationId, call: TestCall, { eventOf }: Pair): boolean {
  const { method, roles = [] } = operations.get(id) ?? {};
  const kind = kindOf(id);
  if (method !== 'GET' || (kind !== 'member' && kind !== 'event')) return false;
  const relation = kind === 'member' ? 'owner' : call.path?.eventId === eventOf.viewer ? 'host' : 'participant';
  return roles.some((role) => ['visitor', 'member', relation].includes(role));
}

test.each(operationIds)('%s shows two members nothing of each other', async (id) => {
  const pair = await makePair(server);
  await pair.viewer.api.ok('blockMember', { path: { userId: pair.other.id } });
  // The one who was blocked first: the other one may take the block back.
  for (const seen of [mirrored(pair), pair]) {
    const isBlocker = seen === pair;
    for (const call of await callsOf(id, seen)) {
      const answer = await clientOf(server, id, seen.viewer).call(id, call);
      if (isAboutOther(call, seen)) {
        expect(isHidden(id, answer.status, isBlocker), `${JSON.stringify(call)} was answered ${answer.status}`).toBe(
          true,
        );
      } else if (reads(id, call, seen))
        // None has hours in common with themselves.
        expect([200, 400]).toContain(answer.status);
      const isOwnList = id === 'listBlocked' && isBlocker;
      const text = answer.bytes.toString();
      expect(isOwnList ? [] : seen.traces.filter((trace) => text.includes(trace))).toEqual([]);
    }
  }
});

test('the calls would find what shows: without a block each list holds the other member', async () => {
  const pair = await makePair(server);
  const showing: OperationId[] = [];
  for (const id of operationIds.filter((one) => operations.get(one)?.method === 'GET')) {
    for (const call of await callsOf(id, pair)) {
      const { status, bytes } = await clientOf(server, id, pair.viewer).call(id, call);
      const text = bytes.toString();
      if (status === 200 && pair.traces.some((trace) => text.includes(trace))) showing.push(id);
    }
  }
  const lists = ['listUsers', 'recommendUsers', 'listEvents', 'listLearnEvents', 'listParticipatingEvents'];
  const more = ['listMySessions', 'listGivenReviews', 'listUserReviews', 'listChatUsers', 'listNotifications'];
  const ofOne = ['getUser', 'getEvent', 'listEventParticipants', 'listMessages', 'getCalendar', 'readCalendarFeed'];
  expect(showing).toEqual(expect.arrayContaining([...lists, ...more, ...ofOne, 'downloadEvent', 'downloadSession']));
});
