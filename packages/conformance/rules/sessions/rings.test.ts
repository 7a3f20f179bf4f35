import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, uniqueWord } from '../../src/members.ts';
import { likeMember, matchesOf, pairForSwap, propose, ringKeysOf, threeForRing } from '../../src/rings.ts';
import { inHours, planSession, utc } from '../../src/things.ts';

const dayMs = 24 * 3_600_000;

/** A ring that the first of three members has proposed. */
async function newRing() {
  const [ann, ben, cay] = await threeForRing();
  const path = { ringId: await propose(ann, (await ringKeysOf(ann))[0]) };
  const read = async ({ api }: Member) => (await api.ok('getRing', { path })).ring;
  const answer = async ({ api }: Member, said: string) =>
    (await api.ok('answerRing', { path, body: { answer: said } })).ring;
  return { ann, ben, cay, path, read, answer };
}

const answersOf = ({ seats }: { seats: { member: { _id: string }; answer: string }[] }) =>
  Object.fromEntries(seats.map(({ member, answer }) => [member._id, answer]));

describe('a ring (proposeRing, getRing)', () => {
  addition('waits for three days, and starts with the reader’s seat', async () => {
    const { ann, ben, cay, read } = await newRing();
    const members = [ann, ben, cay];
    for (const [index, member] of members.entries()) {
      const ring = await read(member);
      const ids = [...members.slice(index), ...members.slice(0, index)].map(({ id }) => id);
      expect(ring.seats.map((seat) => seat.member._id)).toEqual(ids);
      for (const [place, { gives }] of ring.seats.entries())
        expect(ring.seats[(place + 1) % ring.seats.length]?.receives).toEqual(gives);
      expect(answersOf(ring)).toEqual({ [ann.id]: 'accepted', [ben.id]: 'waiting', [cay.id]: 'waiting' });
      expect(Math.abs(utc(ring.expiresAt) - utc(ring.createdAt) - 3 * dayMs)).toBeLessThan(60_000);
      expect(ring).toMatchObject({ state: 'open', startedBy: ann.id, lessons: [] });
      expect(ring).not.toHaveProperty('agreedAt');
    }
    const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
    expect((await read(ann)).seats[0]).toMatchObject({
      gives: { name: user.skillsOffered[0] },
      receives: { name: user.skillsRequested[0] },
    });
  });

  addition('has the note of who proposed it, for its members alone (proposeRing)', async () => {
    const [ann, ben, cay] = await threeForRing();
    const [key = ''] = await ringKeysOf(ann);
    const note = 'I bring the starter.';
    const { ring } = await ann.api.ok('proposeRing', { body: { key, note } });
    for (const { api } of [ann, ben, cay])
      expect((await api.ok('getRing', { path: { ringId: ring._id } })).ring.note).toBe(note);
    const dan = await likeMember('Dan', ann);
    expect(await dan.api.outcome('getRing', { path: { ringId: ring._id } })).toEqual([403, 'not_ring_member']);
  });

  addition('is no match of its members any more while it is open or agreed (listMatches)', async () => {
    const { ann, ben, cay, answer } = await newRing();
    for (const member of [ann, ben, cay]) expect(await matchesOf(member)).toEqual([]);
    await answer(ben, 'accept');
    await answer(cay, 'accept');
    for (const member of [ann, ben, cay]) expect(await matchesOf(member)).toEqual([]);
  });
});

describe('an answer (answerRing)', () => {
  addition('is the caller’s alone, rises the version, and changes nothing when repeated', async () => {
    const { ann, ben, cay, read, answer, path } = await newRing();
    const { version } = await read(ben);
    const accepted = await answer(ben, 'accept');
    expect(answersOf(accepted)).toEqual({ [ann.id]: 'accepted', [ben.id]: 'accepted', [cay.id]: 'waiting' });
    expect(accepted.version).toBeGreaterThan(version);
    expect(await answer(ben, 'accept')).toEqual(accepted);
    const old = { path, body: { answer: 'accept', version } };
    expect(await cay.api.outcome('answerRing', old)).toEqual([409, 'ring_changed']);
    const agreed = await answer(cay, 'accept');
    expect(agreed.state).toBe('agreed');
    expect(Math.abs(utc(agreed.agreedAt) - Date.now())).toBeLessThan(60_000);
    expect(agreed).not.toHaveProperty('expiresAt');
  });

  addition('breaks an agreed ring when somebody leaves, and the others keep their answers', async () => {
    const { ann, ben, cay, read, answer } = await newRing();
    await answer(ben, 'accept');
    await answer(cay, 'accept');
    const broken = await answer(ben, 'leave');
    expect(broken.state).toBe('broken');
    expect(answersOf(broken)).toEqual({ [ann.id]: 'accepted', [ben.id]: 'left', [cay.id]: 'accepted' });
    expect(await read(cay)).toMatchObject({ state: 'broken', lessons: [] });
    expect(Math.abs(utc(broken.expiresAt) - Date.now() - 3 * dayMs)).toBeLessThan(60_000);
    expect(await answer(ben, 'leave')).toEqual(broken);
  });

  addition('that declines hides the ring from all its members (listMatches)', async () => {
    const { ann, ben, cay, answer } = await newRing();
    await answer(cay, 'decline');
    for (const member of [ann, ben, cay]) expect(await ringKeysOf(member)).toEqual([]);
  });
});

describe('the lessons of an agreed ring', () => {
  addition('are one for each teacher and learner, with a session that only the two see (getRing)', async () => {
    const { ann, ben, cay, read, answer } = await newRing();
    await answer(ben, 'accept');
    const { lessons } = await answer(cay, 'accept');
    const pairs = lessons.map(({ teacher, learner }) => [teacher, learner]);
    expect(pairs).toEqual(
      expect.arrayContaining([
        [ann.id, ben.id],
        [ben.id, cay.id],
        [cay.id, ann.id],
      ]),
    );
    const lesson = lessons.find(({ teacher }) => teacher === ann.id);
    const mine = lesson?.skill._id ?? null;
    expect(lesson?.isPlanned).toBe(false);
    const sessionId = await planSession(ann, ben, { mine, date: inHours(50) });
    const lessonFor = async (member: Member) => (await read(member)).lessons.find(({ teacher }) => teacher === ann.id);
    for (const member of [ann, ben]) expect(await lessonFor(member)).toMatchObject({ isPlanned: true, sessionId });
    expect(await lessonFor(cay)).toMatchObject({ isPlanned: true });
    expect(await lessonFor(cay)).not.toHaveProperty('sessionId');
    const others = (await read(ann)).lessons.filter(({ teacher }) => teacher !== ann.id);
    expect(others.map(({ isPlanned }) => isPlanned)).toEqual([false, false]);
    await ben.api.ok('cancelSession', { path: { sessionId } });
    expect(await lessonFor(ann)).toMatchObject({ isPlanned: false });
  });
});

describe('a block between two members of a ring (blockMember)', () => {
  addition('ends the ring for all, and hides it from the two', async () => {
    const { ann, ben, cay, read, path } = await newRing();
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    expect((await read(cay)).state).toBe('ended');
    for (const { api } of [ann, ben]) {
      expect(await api.outcome('getRing', { path })).toEqual([404, 'ring_not_found']);
      expect((await api.ok('listRings')).rings).toEqual([]);
    }
  });
});

describe('saved matches (setMatchState, listMatches)', () => {
  addition('are the caller’s own, the latest first, and stay matches', async () => {
    const [ann, ben] = await threeForRing(3);
    const [first = '', second = '', third = ''] = await ringKeysOf(ann);
    const set = (key: string, state: string) => ann.api.ok('setMatchState', { path: { key }, body: { state } });
    for (const key of [third, first]) await set(key, 'saved');
    const saved = async (member: Member) => (await matchesOf(member, { state: 'saved' })).map(({ key }) => key);
    expect([await saved(ann), await saved(ben)]).toEqual([[first, third], []]);
    const shown = async (member: Member) =>
      (await matchesOf(member)).filter(({ isSaved }) => isSaved).map(({ key }) => key);
    expect([(await shown(ann)).toSorted(), await shown(ben)]).toEqual([[first, third].toSorted(), []]);
    await set(first, 'dismissed');
    expect([await saved(ann), await ringKeysOf(ann)]).toEqual([[third], [second, third]]);
    expect(await ringKeysOf(ben)).toHaveLength(3);
    await set(first, 'none');
    expect((await ringKeysOf(ann)).toSorted()).toEqual([first, second, third].toSorted());
  });
});

describe('a swap (listMatches)', () => {
  addition('ends when one of the two no longer wants or teaches the skill', async () => {
    const [ann, ben] = await pairForSwap();
    const [{ key } = { key: '' }] = await matchesOf(ann);
    const form = { skillsRequested: JSON.stringify([uniqueWord()]) };
    await ben.api.ok('editUser', { path: { userId: ben.id }, form });
    for (const member of [ann, ben]) expect(await matchesOf(member, { kind: 'swap' })).toEqual([]);
    const save = { path: { key }, body: { state: 'saved' } };
    expect(await ann.api.outcome('setMatchState', save)).toEqual([404, 'match_not_found']);
  });

  addition('says which skills are missing, and which would lead to swaps', async () => {
    const [ann, ben] = await pairForSwap();
    const edit = (form: Record<string, string>) => ann.api.ok('editUser', { path: { userId: ann.id }, form });
    await edit({ skillsOffered: '[]' });
    expect(await ann.api.ok('listMatches')).toMatchObject({ matches: [], missing: 'offered' });
    await edit({ skillsRequested: '[]' });
    expect(await ann.api.ok('listMatches')).toMatchObject({ matches: [], missing: 'both' });
    await edit({ skillsOffered: JSON.stringify([uniqueWord()]) });
    expect(await ann.api.ok('listMatches')).toMatchObject({ matches: [], missing: 'requested' });
    expect(await ben.api.ok('listMatches')).not.toHaveProperty('missing');
  });
});
