import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { type Member, newMember } from '../src/members.ts';
import { absentId } from '../src/things.ts';

/** Members of a ring of names: each teaches a skill of their own and wants that of the one before. */
async function circleOf(...names: readonly string[]): Promise<Member[]> {
  const circle = randomUUID();
  const skillOf = (index: number) => `Skill ${(index + names.length) % names.length} ${circle}`;
  const members: Member[] = [];
  for (const [index, name] of names.entries()) {
    const member = await newMember(name, { teaches: [skillOf(index)], wants: [skillOf(index - 1)] });
    await member.api.ok('editUser', { path: { userId: member.id }, form: { about: 'Happy to swap.' } });
    members.push(member);
  }
  return members;
}

const matchesOf = async ({ api }: Member, query: Record<string, string> = {}) =>
  (await api.ok('listMatches', { query })).matches;

describe('listMatches', () => {
  addition('gives swaps to both of their members, and nothing to who blocks', async () => {
    const [ann, ben] = (await circleOf('Ann', 'Ben')) as [Member, Member];
    const [mine] = await matchesOf(ann);
    expect(mine).toMatchObject({ kind: 'swap', size: 2, isSaved: false });
    expect(mine?.seats.map(({ member }) => member._id)).toEqual([ann.id, ben.id]);
    expect(mine?.seats.map(({ gives }) => gives)).toEqual(mine?.seats.toReversed().map(({ receives }) => receives));
    const [theirs] = await matchesOf(ben);
    expect([theirs?.key, theirs?.seats[0]?.member._id]).toEqual([mine?.key, ben.id]);
    const path = { key: mine?.key ?? '' };
    await ann.api.ok('setMatchState', { path, body: { state: 'saved' } });
    expect((await matchesOf(ann, { state: 'saved' })).map(({ key }) => key)).toEqual([mine?.key]);
    await ann.api.ok('setMatchState', { path, body: { state: 'dismissed' } });
    expect(await matchesOf(ann)).toEqual([]);
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    expect(await matchesOf(ben)).toEqual([]);
    expect(await visitor.status('listMatches')).toBe(401);
  });
});

describe('proposeRing', () => {
  addition('asks all, and is agreed once all have accepted', async () => {
    const [ann, ben, cay] = (await circleOf('Ann', 'Ben', 'Cay')) as [Member, Member, Member];
    const [match] = await matchesOf(ann, { kind: 'ring' });
    const { ring } = await ann.api.ok('proposeRing', { body: { key: match?.key ?? '' } });
    expect(ring).toMatchObject({ state: 'open', startedBy: ann.id, lessons: [] });
    const path = { ringId: ring._id };
    expect(await (await newMember('Dan')).api.status('getRing', { path })).toBe(403);
    expect(await ben.api.status('proposeRing', { body: { key: match?.key ?? '' } })).toBe(409);
    await ben.api.ok('answerRing', { path, body: { answer: 'accept' } });
    const agreed = await cay.api.ok('answerRing', { path, body: { answer: 'accept' } });
    expect(agreed.ring.state).toBe('agreed');
    expect(agreed.ring.seats[0]?.member._id).toBe(cay.id);
    expect(agreed.ring.lessons).toHaveLength(3);
    expect((await ben.api.ok('listRings')).rings.map(({ _id }) => _id)).toEqual([ring._id]);
  });

  addition('is broken where one leaves, and waits for somebody else', async () => {
    const [ann, ben, cay] = (await circleOf('Ann', 'Ben', 'Cay')) as [Member, Member, Member];
    const [match] = await matchesOf(ann, { kind: 'ring' });
    const { ring } = await ann.api.ok('proposeRing', { body: { key: match?.key ?? '' } });
    const path = { ringId: ring._id };
    expect((await cay.api.ok('answerRing', { path, body: { answer: 'decline' } })).ring.state).toBe('broken');
    expect((await ann.api.ok('listReplacements', { path })).replacements).toEqual([]);
    const replace = (userId: string) => ann.api.status('replaceInRing', { path, body: { replaces: cay.id, userId } });
    expect([await replace(absentId(ben.id)), await replace(ben.id)]).toEqual([409, 400]);
    expect((await ann.api.ok('answerRing', { path, body: { answer: 'leave' } })).ring.state).toBe('ended');
    expect(await ann.api.status('getRing', { path: { ringId: absentId(ring._id) } })).toBe(404);
  });
});
