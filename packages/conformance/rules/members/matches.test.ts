import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { newMember } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { likeMember, matchesOf, pairForSwap, propose, ringKeysOf, threeForRing } from '../../src/rings.ts';
import { absentId } from '../../src/things.ts';

describe('listMatches', () => {
  addition('shows swaps to both members, and none after a block', async () => {
    const [ann, ben] = await pairForSwap();
    const [mine] = await matchesOf(ann);
    expect(mine).toMatchObject({ kind: 'swap', size: 2, isSaved: false });
    expect(mine?.seats.map(({ member }) => member._id)).toEqual([ann.id, ben.id]);
    expect(mine?.why.slice(0, 2).map(({ kind }) => kind)).toEqual(['teachesYou', 'wantsYours']);
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

  addition('has pages without gaps or repetitions', async () => {
    const [ann] = await threeForRing(3);
    const query = { kind: 'ring', limit: 2 };
    const pages = await pagesOf(
      ann.api,
      'listMatches',
      { query },
      (body: { matches: { key: string }[] }) => body.matches,
    );
    const [all, keys] = [await ringKeysOf(ann), pages.map((page) => page.map(({ key }) => key))];
    expect(new Set(all).size).toBe(3);
    expect(keys).toEqual([all.slice(0, 2), all.slice(2)]);
  });
});

describe('proposeRing', () => {
  addition('asks all members, and is agreed once all have accepted', async () => {
    const [ann, ben, cay] = await threeForRing();
    const [key = ''] = await ringKeysOf(ann);
    const { ring } = await ann.api.ok('proposeRing', { body: { key } });
    expect(ring).toMatchObject({ state: 'open', startedBy: ann.id, lessons: [] });
    const path = { ringId: ring._id };
    expect(await ben.api.outcome('proposeRing', { body: { key } })).toEqual([409, 'ring_open']);
    await ben.api.ok('answerRing', { path, body: { answer: 'accept' } });
    const agreed = await cay.api.ok('answerRing', { path, body: { answer: 'accept' } });
    expect(agreed.ring.state).toBe('agreed');
    expect(agreed.ring.seats[0]?.member._id).toBe(cay.id);
    expect(agreed.ring.lessons).toHaveLength(3);
    expect((await cay.api.ok('getRing', { path })).ring).toEqual(agreed.ring);
    expect((await ben.api.ok('listRings')).rings).toEqual([(await ben.api.ok('getRing', { path })).ring]);
  });

  addition('is broken once a member leaves, until somebody else takes the seat', async () => {
    const [ann, ben, cay] = await threeForRing();
    const [key = ''] = await ringKeysOf(ann);
    const ringId = await propose(ann, key);
    const path = { ringId };
    expect((await cay.api.ok('answerRing', { path, body: { answer: 'decline' } })).ring.state).toBe('broken');
    expect((await ann.api.ok('listReplacements', { path })).replacements).toEqual([]);
    const replace = (userId: string) => ann.api.outcome('replaceInRing', { path, body: { replaces: cay.id, userId } });
    expect(await replace(absentId(ben.id))).toEqual([409, 'cannot_take_seat']);
    expect(await replace(ben.id)).toEqual([400, 'invalid_input']);
    expect((await ann.api.ok('answerRing', { path, body: { answer: 'leave' } })).ring.state).toBe('ended');
    expect(await replace(ben.id)).toEqual([409, 'ring_closed']);
    expect(await ben.api.outcome('answerRing', { path, body: { answer: 'accept' } })).toEqual([409, 'ring_closed']);
    expect(await ben.api.outcome('proposeRing', { body: { key } })).toEqual([409, 'ring_declined']);
  });

  addition('allows five open rings per member, and one per idempotency key', async () => {
    const [ann] = await threeForRing(6);
    const [first = '', second = '', ...more] = await ringKeysOf(ann);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { ring } = await ann.api.ok('proposeRing', { headers, body: { key: first } });
    expect((await ann.api.ok('proposeRing', { headers, body: { key: first } })).ring._id).toBe(ring._id);
    const reused = await ann.api.outcome('proposeRing', { headers, body: { key: second } });
    expect(reused).toEqual([409, 'idempotency_key_reused']);
    for (const key of more) await propose(ann, key);
    expect(await ann.api.outcome('proposeRing', { body: { key: second } })).toEqual([409, 'too_many_rings']);
  });
});

describe('replaceInRing', () => {
  addition('asks a member who teaches and wants the same skills', async () => {
    const [ann, ben, cay] = await threeForRing();
    const path = { ringId: await propose(ann, (await ringKeysOf(ann))[0]) };
    await cay.api.ok('answerRing', { path, body: { answer: 'decline' } });
    const dan = await likeMember('Dan', cay);
    const { replacements } = await ann.api.ok('listReplacements', { path });
    expect(replacements).toMatchObject([{ replaces: cay.id, member: { _id: dan.id, name: dan.name } }]);
    const body = { replaces: cay.id, userId: dan.id };
    const { ring } = await ann.api.ok('replaceInRing', { path, body });
    expect(ring.state).toBe('open');
    expect(ring.seats.map(({ member, answer }) => [member._id, answer])).toEqual([
      [ann.id, 'accepted'],
      [ben.id, 'waiting'],
      [dan.id, 'waiting'],
    ]);
    expect(await cay.api.status('getRing', { path })).toBe(403);
    expect((await dan.api.ok('answerRing', { path, body: { answer: 'accept' } })).ring.state).toBe('open');
  });
});

describe('listRings', () => {
  addition('has pages without gaps or repetitions, newest first', async () => {
    const [ann, ben] = await threeForRing(3);
    const ids: string[] = [];
    for (const key of await ringKeysOf(ann)) ids.unshift(await propose(ann, key));
    for (const { api } of [ann, ben]) {
      const pages = await pagesOf(api, 'listRings', { query: { limit: 2 } }, (body: { rings: { _id: string }[] }) =>
        body.rings.map(({ _id }) => _id),
      );
      expect(pages).toEqual([ids.slice(0, 2), ids.slice(2)]);
    }
  });
});

describe('errors of matches and rings', () => {
  addition('say that a match is not the caller’s, or that a member is unknown', async () => {
    const [ann, , cay] = await threeForRing();
    const dan = await newMember('Dan');
    const [key = ''] = await ringKeysOf(ann);
    const saved = { path: { key }, body: { state: 'saved' } };
    expect(await dan.api.outcome('setMatchState', saved)).toEqual([404, 'match_not_found']);
    expect(await dan.api.outcome('proposeRing', { body: { key } })).toEqual([404, 'match_not_found']);
    const query = { userId: absentId(cay.id) };
    expect(await ann.api.outcome('listMatches', { query })).toEqual([404, 'user_not_found']);
  });

  addition('distinguish a ring of others from an unknown one', async () => {
    const [ann, , cay] = await threeForRing();
    const dan = await newMember('Dan');
    const ringId = await propose(ann, (await ringKeysOf(ann))[0]);
    for (const [id, body] of [
      ['getRing', undefined],
      ['answerRing', { answer: 'accept' }],
      ['listReplacements', undefined],
      ['replaceInRing', { replaces: cay.id, userId: dan.id }],
    ] as const) {
      const outcomes = [ringId, absentId(ringId)].map((one) => dan.api.outcome(id, { path: { ringId: one }, body }));
      expect([id, ...(await Promise.all(outcomes))]).toEqual([id, [403, 'not_ring_member'], [404, 'ring_not_found']]);
    }
  });

  addition('say that the ring was answered or has changed (answerRing, replaceInRing)', async () => {
    const [ann, ben, cay] = await threeForRing();
    const path = { ringId: await propose(ann, (await ringKeysOf(ann))[0]) };
    const old = { answer: 'accept', version: 1000 };
    expect(await ben.api.outcome('answerRing', { path, body: old })).toEqual([409, 'ring_changed']);
    const body = { replaces: cay.id, userId: absentId(cay.id) };
    expect(await ben.api.outcome('replaceInRing', { path, body })).toEqual([409, 'not_accepted']);
    expect(await ann.api.outcome('replaceInRing', { path, body })).toEqual([409, 'seat_taken']);
    const declined = { path, body: { answer: 'decline' } };
    expect(await ann.api.outcome('answerRing', declined)).toEqual([409, 'ring_answered']);
  });
});
