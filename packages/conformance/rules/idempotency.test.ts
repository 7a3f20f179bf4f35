import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { completedSessions, eventFields, idsOf, inHours, sessionsOf } from '../src/things.ts';

let ann: Member;
let ben: Member;
beforeAll(async () => {
  [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
});

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('createEvent with an Idempotency-Key', () => {
  addition(
    'makes one event of repeated calls, one for each member and each key, and none of another body',
    async () => {
      const [body, headers] = [eventFields(), keyed()];
      const create = (member: Member, call: object) => member.api.status('createEvent', { body, headers, ...call });
      expect([await create(ann, {}), await create(ann, {}), await create(ben, {})]).toEqual([201, 201, 201]);
      expect(await create(ann, { headers: keyed() })).toBe(201);
      expect(await create(ann, { body: eventFields() })).toBe(409);
      const created = async (member: Member) =>
        (await member.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } })).map(({ title }) => title);
      expect([await created(ann), await created(ben)]).toEqual([[body.title, body.title], [body.title]]);
    },
  );
});

describe('createSession with an Idempotency-Key', () => {
  addition('makes one session of repeated calls, at the same moment too', async () => {
    const body = { date: inHours(30), userTwo: ben.id, link: `https://meet.example.org/${uniqueWord()}` };
    const headers = keyed();
    const call = () => ann.api.status('createSession', { body, headers });
    expect(await Promise.all([call(), call(), call()])).toEqual([201, 201, 201]);
    expect((await sessionsOf(ben)).filter(({ link }) => link === body.link)).toHaveLength(1);
  });
});

describe('createReview with an Idempotency-Key', () => {
  addition('takes a repeated call for the first one, which without a key is a second review', async () => {
    const dan = await newMember('Dan');
    const [sessionId = ''] = await completedSessions([ann, dan]);
    const body = { rating: 4, comment: 'Well done', reviewedTo: dan.id, sessionId, skillId: null };
    const headers = keyed();
    for (const _ of [1, 2]) expect(await ann.api.status('createReview', { body, headers })).toBe(201);
    expect(await ann.api.status('createReview', { body })).toBe(409);
    const { reviews } = await ben.api.ok('listUserReviews', { path: { userId: dan.id } });
    expect(idsOf(reviews)).toHaveLength(1);
  });
});
