import { operations } from '@skill-exchange/contracts/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../src/addition.ts';
import { type OperationId, visitor } from '../src/backend.ts';
import { callOfNothing, commonErrors } from '../src/common-errors.ts';
import { type Member, newMember } from '../src/members.ts';
import { absentId } from '../src/things.ts';

let ann: Member;
beforeAll(async () => {
  ann = await newMember('Ann');
});

for (const { name, by, status, codeFor, changes } of commonErrors) {
  describe(`every operation ${name}:`, () => {
    for (const operation of operations.values()) {
      const code = operation.tags.includes('operations') ? undefined : codeFor(operation);
      if (code === undefined) continue;
      const declare = operation['x-addition'] ? addition : test;
      declare(operation.operationId, async () => {
        const member = operation.takesBearer || !operation.takesCookie ? ann.api : ann.chat;
        const caller = by === 'visitor' ? visitor : member;
        // For unknown ids, and moderators' and operators' operations, a backend may report that first.
        const isForStaff = operation.tags.some((tag) => tag === 'moderation' || tag === 'operator');
        const isAboutThing = operation.path.includes('{') || isForStaff;
        for (const change of changes?.(operation) ?? [{}]) {
          const call = { ...callOfNothing(operation, absentId(ann.id)), ...change };
          const [answered, itsCode] = await caller.outcome(operation.operationId as OperationId, call);
          const isAboutThat = by === 'member' && isAboutThing && answered !== status;
          if (isAboutThat) expect([403, 404]).toContain(answered);
          else expect([JSON.stringify(change), answered]).toEqual([JSON.stringify(change), status]);
          // A backend may lack codes.
          if (!isAboutThat) expect([code, undefined]).toContain(itsCode);
        }
      });
    }
  });
}
