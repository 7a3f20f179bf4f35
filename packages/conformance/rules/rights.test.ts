import { type Operation, operations } from '@skill-exchange/contracts/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Call, type OperationId, visitor } from '../src/backend.ts';
import { type Member, newMember } from '../src/members.ts';
import { absentId } from '../src/things.ts';

let ann: Member;
beforeAll(async () => {
  ann = await newMember('Ann');
});

const all = [...operations.values()].filter(({ tags }) => !tags.includes('operations'));

/** Defines a rule about an operation; the name shows whether the contract marks it as an addition. */
function rule({ operationId, ...operation }: Operation, name: string, check: (id: OperationId) => Promise<void>): void {
  const declare = operation['x-addition'] ? addition : test;
  declare(`${operationId} ${name}`, async () => await check(operationId as OperationId));
}

const jsonOf = ({ requestBody }: Operation) => requestBody?.content['application/json'];

/** Creates a call with ids of nothing and the example body. */
function callOf(operation: Operation, body: unknown = jsonOf(operation)?.example): Call {
  const names = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
  return {
    path: Object.fromEntries(names.map((name) => [name, absentId(ann.id)])),
    ...(body === undefined ? {} : { body }),
  };
}

describe('visitors', () => {
  for (const operation of all.filter(({ needsLogIn }) => needsLogIn)) {
    rule(operation, 'answers 401 to them', async (id) => {
      expect(await visitor.status(id, callOf(operation))).toBe(401);
    });
  }
});

describe('a body without required fields', () => {
  const isDemanding = (operation: Operation) => Array.isArray(jsonOf(operation)?.schema?.required);
  for (const operation of all.filter(isDemanding)) {
    rule(operation, 'rejects it', async (id) => {
      const caller = operation.takesBearer || !operation.takesCookie ? ann.api : ann.chat;
      const status = await caller.status(id, callOf(operation, {}));
      // For unknown ids and moderators' operations, a backend may report that first.
      const isFree = !operation.path.includes('{') && !operation.tags.includes('moderation');
      expect(isFree ? [400] : [400, 403, 404]).toContain(status);
    });
  }
});

describe('an id of nothing', () => {
  const names = /\{(?:eventId|sessionId|reviewId|passkeyId|logInId|actionId|id)\}/;
  const isAboutOne = (operation: Operation) =>
    names.test(operation.path) && '404' in operation.responses && !operation.tags.includes('moderation');
  const isPlain = ({ requestBody }: Operation) => requestBody === undefined || requestBody.required !== true;
  for (const operation of all.filter((one) => isAboutOne(one) && isPlain(one) && !one.tags.includes('articles'))) {
    rule(operation, 'finds nothing', async (id) => {
      expect(await ann.api.status(id, callOf(operation))).toBe(404);
    });
  }
});
