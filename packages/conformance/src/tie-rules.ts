import type { Operation } from '@skill-exchange/contracts/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from './addition.ts';
import { allReads, type Candidates } from './all-reads.ts';
import { type Answer, type Call, type Caller, type OperationId, visitor } from './backend.ts';
import { codeOf } from './check-response.ts';
import { newFeed } from './feeds.ts';
import type { Member } from './members.ts';
import { type Secret, type Things, tellsIn } from './secrets.ts';
import { type Kind, mayCall, operationsAbout, tiesOf } from './ties.ts';

/** A thing, with a member for each of its ties. */
export interface World {
  readonly people: Readonly<Record<string, Member>>;
  readonly secrets: readonly Secret[];
  readonly things?: Things;
  /** Values for the calls that look for the secrets. */
  readonly candidates: Candidates;
  /** Returns a valid call about the thing, by the member with this tie. */
  callOf(id: OperationId, tie: string): Call;
  /** What a call needs right before it, since it is possible for a short time alone. */
  readonly prepare?: Readonly<Partial<Record<OperationId, () => Promise<void>>>>;
  /** Reads the thing as its members see it. */
  seen(): Promise<unknown>;
  /** Reads a thing with the same members, which no call is about. */
  seenBeside?(): Promise<unknown>;
}

export interface TieRules {
  /** Operations that change the thing, in an order in which all of them are possible. Those that only read come first. */
  readonly order: readonly OperationId[];
  /** Ties of members for whom something is missing that is no right, with the status. */
  readonly exceptions?: Readonly<Partial<Record<OperationId, number>>>;
  /** Operations that also change the other thing of the same members, as the contract says. */
  readonly shared?: readonly OperationId[];
  /** Operations with rules of their own. */
  readonly elsewhere?: readonly OperationId[];
  /** A backend without additions cannot have such a thing. */
  readonly isAddition: boolean;
}

/** Calls of one member at a time: enough to wait for none, and fewer than a backend may reject. */
const atOnce = 5;

const callerOf = ({ takesBearer }: Operation, { api, chat }: Member): Caller => (takesBearer ? api : chat);

/** Returns the error of a member without the right: its code starts with `not_` where the operation has such a 403. */
function rejectionOf({ responses }: Operation): [status: number, code: unknown] {
  const codes = Object.values(responses['403']?.content?.['application/json']?.examples ?? {}).map(({ value }) =>
    codeOf(value),
  );
  return codes.some((code) => String(code).startsWith('not_'))
    ? [403, expect.stringMatching(/^not_/)]
    : [404, expect.stringMatching(/_not_found$/)];
}

/** Defines the rules about who may call the operations of a kind of thing, from `x-roles` and `x-ties`. */
export function rulesOfTies(kind: Kind, makeWorld: () => Promise<World>, options: TieRules): void {
  const { order, exceptions = {}, shared = [], elsewhere = [], isAddition } = options;
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  const operations = operationsAbout(kind).filter(({ operationId }) => !elsewhere.includes(operationId as OperationId));
  const ruleFor = (operation: Operation) => (isAddition || operation['x-addition'] ? addition : test);
  const by = (operation: Operation, tie: string): Caller => {
    const member = world.people[tie];
    if (member === undefined && tie !== 'visitor') throw new Error(`Nobody is ${tie}.`);
    return member === undefined ? visitor : callerOf(operation, member);
  };
  const attempt = async (operation: Operation, tie: string): Promise<[status: number, code?: unknown]> => {
    const id = operation.operationId as OperationId;
    const answer = await by(operation, tie).call(id, world.callOf(id, tie));
    requireSecrecy(answer, id, tie);
    return answer.status < 400 ? [answer.status] : [answer.status, codeOf(answer.body)];
  };
  const requireSecrecy = (answer: Answer, id: OperationId, tie: string) => {
    const { secrets, things } = world;
    expect([id, tellsIn(answer, { kind, tie, secrets, things })], `told to ${tie}`).toEqual([id, []]);
  };

  describe(`who may not call an operation of ${kind} things`, () => {
    for (const operation of operations) {
      const outsiders = tiesOf(kind).filter((tie) => !mayCall(operation, kind, tie));
      const insiders = tiesOf(kind).filter((tie) => mayCall(operation, kind, tie));
      ruleFor(operation)(
        `${operation.operationId} rejects all but ${insiders.join(', ')}, and changes nothing`,
        async () => {
          const before = await world.seen();
          for (const tie of outsiders)
            expect([tie, ...(await attempt(operation, tie))]).toEqual([tie, ...rejectionOf(operation)]);
          expect(await attempt(operation, 'visitor')).toEqual([401, 'not_authenticated']);
          expect(await world.seen()).toEqual(before);
        },
      );
    }
  });

  describe(`what openapi.yaml hides of ${kind} things`, () => {
    for (const tie of [...tiesOf(kind), 'visitor'])
      (isAddition ? addition : test)(`is in no answer to ${tie}`, async () => {
        const member = world.people[tie];
        const feeds = member === undefined ? {} : { feedToken: [await newFeed(member, true)] };
        const own = member === undefined ? {} : { currentUserId: [member.id] };
        const reads = allReads({ ...world.candidates, ...own, ...feeds });
        for (let next = 0; next < reads.length; next += atOnce)
          await Promise.all(
            reads.slice(next, next + atOnce).map(async ({ operation, id, call }) => {
              requireSecrecy(await by(operation, tie).call(id, call), id, tie);
            }),
          );
      });
  });

  describe(`who may call an operation of ${kind} things`, () => {
    const placeOf = ({ operationId }: Operation) => order.indexOf(operationId as OperationId);
    for (const operation of operations.toSorted((one, two) => placeOf(one) - placeOf(two))) {
      const id = operation.operationId as OperationId;
      // The host comes last: what a co-host may do must not depend on them.
      const insiders = tiesOf(kind)
        .filter((tie) => mayCall(operation, kind, tie))
        .toReversed();
      ruleFor(operation)(`${id} is for ${insiders.join(', ')}, and about this thing alone`, async () => {
        expect(operation.method === 'GET' || order.includes(id), `${id} needs a place in the order`).toBe(true);
        const beside = await world.seenBeside?.();
        const [first = '', ...others] = insiders;
        await world.prepare?.[id]?.();
        const [status] = await attempt(operation, first);
        expect([first, status < 300 ? 200 : status]).toEqual([first, exceptions[id] ?? 200]);
        for (const tie of others) {
          await world.prepare?.[id]?.();
          const [later, code] = await attempt(operation, tie);
          expect([400, 401, 403], `${tie}: ${code}`).not.toContain(later);
        }
        if (!shared.includes(id)) expect(await world.seenBeside?.()).toEqual(beside);
      });
    }
  });
}
