import { beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { absentId } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
});

const isReported = async (asker: Member, asked: Member) =>
  (await asker.api.ok('isUserReported', { query: { reportedUserId: asked.id } })).success;
const report = (reporter: Member, reportedUser: string, reason: unknown = 'They never came.', more = {}) =>
  reporter.api.status('reportUser', { body: { reason, reportedUser, ...more } });

describe('reportUser and isUserReported', () => {
  test('tell only about the caller’s own report', async () => {
    expect(await isReported(ann, cay)).toBe(false);
    expect(await report(ann, cay.id)).toBe(201);
    expect(await isReported(ann, cay)).toBe(true);
    for (const [asker, asked] of [
      [ben, cay],
      [cay, cay],
      [cay, ann],
      [ann, ben],
    ] as const)
      expect(await isReported(asker, asked)).toBe(false);
  });

  test('accept one report per member, also of several members', async () => {
    expect(await report(ann, ben.id)).toBe(201);
    expect(await report(ann, ben.id)).toBe(409);
    expect(await report(cay, ben.id)).toBe(201);
  });

  test('count a report for the caller, with any member in the body', async () => {
    await report(ben, cay.id, 'Why', { reporter: ann.id, reportedBy: ann.id, reporterId: ann.id });
    expect(await isReported(ben, cay)).toBe(true);
  });

  test('answer that an unknown id is not reported', async () => {
    for (const reportedUserId of [absentId(ann.id), 'none'])
      expect(await ann.api.ok('isUserReported', { query: { reportedUserId } })).toMatchObject({ success: false });
    expect(await ann.api.status('isUserReported')).toBe(400);
  });

  test('answer 401 to visitors', async () => {
    expect(await visitor.status('isUserReported', { query: { reportedUserId: ann.id } })).toBe(401);
    expect(await visitor.status('reportUser', { body: { reason: 'Why', reportedUser: ann.id } })).toBe(401);
  });
});

describe('reportUser', () => {
  test('reject reports of oneself and of unknown members', async () => {
    expect(await report(ann, ann.id)).toBe(400);
    expect(await report(ann, absentId(ann.id))).toBe(404);
  });

  test('accept a reason of 1 to 250 characters', async () => {
    const dan = await newMember('Dan');
    for (const reason of [undefined, '', '   ', 'x'.repeat(251)])
      expect(await dan.api.status('reportUser', { body: { reason, reportedUser: ann.id } })).toBe(400);
    expect(await isReported(dan, ann)).toBe(false);
    // Counted like a person: an emoji outside the basic plane is one character.
    expect(await report(dan, ann.id, '🙂'.repeat(250))).toBe(201);
  });
});
