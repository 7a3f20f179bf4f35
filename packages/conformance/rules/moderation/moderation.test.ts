import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { open, stored } from '../../src/chat.ts';
import { type Member, newMember } from '../../src/members.ts';
import { absentId, eventFields, hostEvent } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
});

type Kind = 'member' | 'photo' | 'event' | 'message' | 'review' | 'eventReview';

const report = (by: Member, kind: Kind, id: string, reason: unknown = 'It sells something.') =>
  by.api.status('reportContent', { body: { kind, id, reason } });

describe('reportContent', () => {
  addition('accepts one report of an event per member, and none from its host', async () => {
    const id = await hostEvent(ann, eventFields(48));
    expect(await report(ann, 'event', id)).toBe(400);
    expect(await report(ben, 'event', id)).toBe(201);
    expect(await report(ben, 'event', id)).toBe(409);
    expect(await report(cay, 'event', id)).toBe(201);
  });

  addition('rejects messages of other conversations and unknown subjects', async () => {
    await open(ann, ben);
    const { _id } = await stored(ann, ben, 'Hello');
    expect(await report(cay, 'message', _id)).toBe(404);
    expect(await report(ben, 'message', _id)).toBe(201);
    for (const kind of ['member', 'photo', 'event', 'message', 'review', 'eventReview'] as const)
      expect([kind, await report(ben, kind, absentId(ann.id))]).toEqual([kind, 404]);
  });

  addition('accepts a reason of 1 to 250 characters, from members', async () => {
    for (const reason of ['', '   ', 'x'.repeat(251)]) expect(await report(ben, 'member', cay.id, reason)).toBe(400);
    const body = { kind: 'member', id: cay.id, reason: 'Why' };
    expect(await visitor.status('reportContent', { body })).toBe(401);
  });

  addition('of a member counts for isUserReported', async () => {
    expect(await report(ann, 'member', cay.id)).toBe(201);
    const { success } = await ann.api.ok('isUserReported', { query: { reportedUserId: cay.id } });
    expect(success).toBe(true);
    expect(await ann.api.status('reportUser', { body: { reason: 'Why', reportedUser: cay.id } })).toBe(409);
  });
});

describe('cases, decisions and the log', () => {
  addition('are only for moderators', async () => {
    const caseId = absentId(ann.id);
    const decision = { path: { caseId }, body: { kind: 'warn', reason: 'Why' } };
    const outcome = { path: { actionId: caseId }, body: { outcome: 'upheld', words: 'Why' } };
    for (const [caller, status] of [
      [ann.api, 403],
      [visitor, 401],
    ] as const) {
      expect(await caller.status('listCases')).toBe(status);
      expect(await caller.status('getCase', { path: { caseId } })).toBe(status);
      expect(await caller.status('decideCase', decision)).toBe(status);
      expect(await caller.status('decideAppeal', outcome)).toBe(status);
      expect(await caller.status('listAudit')).toBe(status);
    }
  });
});

describe('listMyActions and appealAction', () => {
  addition('list nothing and accept no appeal for a member without decisions', async () => {
    expect((await ann.api.ok('listMyActions')).actions).toEqual([]);
    const call = { path: { actionId: absentId(ann.id) }, body: { text: 'Why' } };
    expect(await ann.api.status('appealAction', call)).toBe(404);
    expect(await visitor.status('listMyActions')).toBe(401);
    expect(await visitor.status('appealAction', call)).toBe(401);
  });
});
