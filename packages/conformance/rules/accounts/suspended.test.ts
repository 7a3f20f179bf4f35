import { operations } from '@skill-exchange/contracts/operations';
import { describe, expect, type TestContext } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { OperationId } from '../../src/backend.ts';
import { caseAbout, decideCase } from '../../src/cases.ts';
import { rejectionOf } from '../../src/chat.ts';
import { callOfNothing } from '../../src/common-errors.ts';
import { once } from '../../src/effects.ts';
import { logIn, type Member, newMembers } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { absentId } from '../../src/things.ts';

let suspended: (() => Promise<Member>) | undefined;

/** Returns a member whom a moderator has suspended, the same one for all rules. */
async function suspendedMember(context: TestContext): Promise<Member> {
  suspended ??= once(async () => {
    const { ann, ben } = await newMembers(['ann', 'ben']);
    const { api: moderator } = await given(context, 'a case');
    const caseId = await caseAbout(moderator, ben, ann);
    expect(await decideCase(moderator, caseId, { kind: 'suspend' })).toEqual([200]);
    return { ...ann, ...(await logIn(ann)) };
  });
  return await suspended();
}

/** Operations with `x-while-suspended` come last: some of them end log-ins. */
const called = [...operations.values()]
  .filter(({ tags }) => !tags.includes('operations'))
  .toSorted((one, other) => Number(one['x-while-suspended'] ?? false) - Number(other['x-while-suspended'] ?? false));

describe('a suspended member', () => {
  addition('opens no socket', async (context) => {
    expect(await rejectionOf(await suspendedMember(context))).toMatchObject({ code: 'suspended' });
  });

  for (const operation of called) {
    const { needsLogIn, method, takesBearer, 'x-while-suspended': isAllowed = false } = operation;
    const id = operation.operationId as OperationId;
    // Without a log-in it works as for visitors, but could sign up others.
    if (!needsLogIn && method !== 'GET') continue;
    const may = isAllowed || !needsLogIn;
    addition(`${may ? 'may' : 'may not'} call ${id} (x-while-suspended)`, async (context) => {
      const member = await suspendedMember(context);
      // Another log-in, since the call may end it.
      const { api, chat } = isAllowed ? await logIn(member) : member;
      const form = operation.requestBody?.content['multipart/form-data'] === undefined ? {} : { form: {} };
      const call = { ...callOfNothing(operation, absentId(member.id)), ...form };
      const outcome = await (takesBearer ? api : chat).outcome(id, call);
      if (isAllowed) expect(outcome).not.toContain('not_authenticated');
      if (may) expect(outcome).not.toContain('suspended');
      else expect(outcome).toEqual([403, 'suspended']);
    });
  }
});
