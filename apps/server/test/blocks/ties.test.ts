import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { isNamed } from '../authorisation/expected.ts';
import { kindOf, targetsOf } from '../authorisation/targets.ts';
import { type Cast, gatherCast, makeThing, personIn, type Role, roles } from '../authorisation/world.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { tieRounds } from '../support/env.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { readTies, type Tie } from './ties.ts';

// A call that ties two members, and a block at the same moment: the block comes first, and the call is rejected, or it ends
// the tie. No list says which operations tie whom. Each is called once by each of its callers without a block.

const server = useServer({ articlesUrl: null });
const { operations } = loadContract();

const writing = operationIds.filter((id) => operations.get(id)?.method !== 'GET' && !id.endsWith('blockMember'));
// A namesake is a member without a relation, and so are moderators and operators, except for what only they may call.
const others: readonly Role[] = ['visitor', 'stale', 'namesake', 'moderator', 'operator'];
const isForStaff = (id: OperationId) => ['moderator', 'operator'].includes(String(operations.get(id)?.roles));
const callersOf = (id: OperationId) =>
  roles.filter((role) => String(operations.get(id)?.roles) === role || !(isForStaff(id) || others.includes(role)));
const timeout = 120_000 + tieRounds * 20_000;

/** A call that is prepared, but not sent. */
interface Prepared {
  cast: Cast;
  send: () => Promise<TestAnswer>;
}

async function prepare(id: OperationId, role: Role): Promise<Prepared> {
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const [target = 'any'] = targetsOf(id);
  const caller = personIn(role, cast, kind);
  const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
  const call = await callOf(id, { server, cast, target, id: thing, caller });
  return { cast, send: () => clientOf(server, id, caller).call(id, call) };
}

/** Two members by their names in the cast; another one, such as the third of a ring, by the id. */
type Names = readonly [blocker: string, blocked: string];

const peopleIn = ({
  strangers,
  staleOwner: _owner,
  staleHost: _host,
  ...others
}: Cast): Record<string, TestMember> => ({
  ...others,
  xen: strangers[0],
  yan: strangers[1],
});

/** Returns the pairs that a call ties, each in both orders in which one of the cast can block the other. */
async function pairsTiedBy(id: OperationId, role: Role): Promise<Names[]> {
  const { cast, send } = await prepare(id, role);
  const before = new Set((await tiesNow()).map(textOf));
  if ((await send()).status >= 300) return [];
  const made = (await tiesNow()).filter((tie) => !before.has(textOf(tie)));
  const people = peopleIn(cast);
  const nameOf = (id: string) => Object.keys(people).find((name) => people[name]?.id === id) ?? id;
  const both = made.flatMap(({ one, two }) => [
    [nameOf(one), nameOf(two)],
    [nameOf(two), nameOf(one)],
  ]);
  const named = both.filter(([blocker = '']) => blocker in people).map((names) => names.join());
  return [...new Set(named)].map((names) => names.split(',') as [string, string]);
}

const tiesNow = () => readTies(server.database.db, server.clock.now());
const textOf = ({ one, two, what }: Tie) => `${one} ${two} ${what}`;

/** Sends the call and a block of the two at once. Returns the ties that are left between them. */
async function race(id: OperationId, role: Role, [blocker, blocked]: Names): Promise<string[]> {
  const { cast, send } = await prepare(id, role);
  const people = peopleIn(cast);
  const userId = people[blocked]?.id ?? blocked;
  const later = () => pause(Math.random() * 5);
  const [answer, block] = await Promise.all([
    later().then(send),
    later().then(() => people[blocker]?.api.call('blockMember', { path: { userId } })),
  ]);
  expect([answer.status < 500, block?.status], JSON.stringify(answer.body)).toEqual([true, 200]);
  const pair = [people[blocker]?.id, userId];
  const left = (await tiesNow()).filter(({ one, two }) => pair.includes(one) && pair.includes(two));
  return left.map(({ what }) => `${id} by ${role}, ${blocker} blocks ${blocked}: ${what} (${answer.status})`);
}

test.each(writing)(
  '%s leaves no tie to a member who blocks or is blocked at the same moment',
  { timeout },
  async (id) => {
    const left: string[] = [];
    const [target = 'any'] = targetsOf(id);
    for (const role of callersOf(id).filter((role) => isNamed(id, target, role))) {
      for (const names of await pairsTiedBy(id, role)) {
        for (let round = 0; round < tieRounds; round += 1) left.push(...(await race(id, role, names)));
      }
    }
    expect(left).toEqual([]);
  },
);

test.each([
  ['registerForEvent', 'member', 'host,member'],
  ['takePlace', 'member', 'member,host'],
  ['inviteCohost', 'host', 'counterpart,host'],
  ['sendMessage', 'owner', 'counterpart,owner'],
  ['sendEventUpdate', 'cohost', 'owner,cohost'],
] as const)('%s by a %s is found to tie %s', async (id, role, pair) => {
  expect((await pairsTiedBy(id, role)).map((names) => names.join())).toContain(pair);
});
