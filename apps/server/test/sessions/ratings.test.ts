import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enrol, enrolMany, openSessions } from '../support/enrol.ts';
import { giveReview, holdSession } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

async function ratingOf(member: TestMember): Promise<number> {
  return (await member.api.ok('getUser', { path: { userId: member.id } })).user.rating;
}

describe('what counts in a rating', () => {
  test('is one of many reviews by one member, and one of each of several members', async () => {
    const [victim, attacker, friend] = await enrol(server, 'Vic', 'Att', 'Fay');
    for (let index = 0; index < 30; index += 1) {
      const { _id } = await holdSession(server, attacker, victim, -1);
      await giveReview(attacker, victim, _id, 1);
    }
    expect(await ratingOf(victim)).toBe(1);
    await giveReview(friend, victim, (await holdSession(server, friend, victim, -1))._id, 5);
    expect(await ratingOf(victim)).toBe(3);
    // All of them can be read.
    const { reviews } = await server.visitor.ok('listUserReviews', { path: { userId: victim.id } });
    expect(reviews).toHaveLength(31);
  });

  test('is the first review, and the next one after seven days', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const rate = async (rating: number) =>
      (await giveReview(ann, ben, (await holdSession(server, ann, ben, -1))._id, rating))._id;
    const first = await rate(5);
    server.clock.advance(7 * 24 * 3600 - 1);
    await rate(1);
    expect(await ratingOf(ben)).toBe(5);
    // A second early, since tokens are also valid for a week.
    const [again] = await openSessions(server, [ann]);
    const next = async (rating: number) => {
      const { _id } = await holdSession(server, again as TestMember, ben, -1);
      return await giveReview(again as TestMember, ben, _id, rating);
    };
    server.clock.advance(1);
    await next(3);
    const rating = async () => (await readMember()).rating;
    const readMember = async () => {
      const { users } = await server.visitor.ok('listUsers');
      return users.find(({ _id }) => _id === ben.id) ?? { rating: Number.NaN };
    };
    expect(await rating()).toBe(4);
    // Without the first, the second counts, and the third is too close to it.
    await (again as TestMember).api.ok('removeReview', { path: { reviewId: first } });
    expect(await rating()).toBe(1);
  });

  test('excludes declined sessions, whose reviews are hidden and unchangeable', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId } = await holdSession(server, ann, ben, -1);
    const { _id: reviewId } = await giveReview(ann, ben, sessionId, 1);
    await giveReview(ben, ann, sessionId, 5);
    await ben.api.ok('declineSession', { path: { sessionId } });
    for (const member of [ann, ben]) {
      expect(await ratingOf(member)).toBe(0);
      const { reviews } = await server.visitor.ok('listUserReviews', { path: { userId: member.id } });
      expect(reviews).toEqual([]);
      expect((await member.api.ok('listGivenReviews')).reviews).toEqual([]);
    }
    await ann.api.errorOf('editReview', 404, { path: { reviewId }, body: { rating: 2 } });
    await ann.api.errorOf('removeReview', 404, { path: { reviewId } });
    const body = { rating: 1, comment: 'c', reviewedTo: ben.id, sessionId };
    await ann.api.errorOf('createReview', 409, { body });
    // The next one counts immediately.
    await giveReview(ann, ben, (await holdSession(server, ann, ben, -1))._id, 4);
    expect(await ratingOf(ben)).toBe(4);
  });

  test('stays correct after any writes, removals, changes and declines, in any order', async () => {
    const { db } = server.database;
    const hour = 3_600_000;
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('write', 'write', 'write', 'remove', 'rate', 'decline'),
        author: fc.nat(1),
        // Around the multiples of seven days.
        hours: fc.oneof(fc.nat(30 * 24), fc.constantFrom(0, 167, 168, 169, 336, 504)),
        which: fc.nat(20),
        rating: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 25 },
    );
    const property = fc.asyncProperty(steps, async (chosen) => {
      const [subject, ...authors] = await enrolMany(server, 3);
      if (subject === undefined) throw new Error('No member to review');
      type Standing = { id: string; session: string; author: string; at: number; rating: number };
      let standing: (Standing & { isDeclined: boolean })[] = [];
      for (const { what, author: index, hours, which, rating } of chosen) {
        const author = authors[index]?.id ?? '';
        const target = standing[which % standing.length];
        if (what === 'write') {
          const at = server.clock.now().getTime() + hours * hour;
          const session = { user_one: author, user_two: subject.id, date: new Date(0), link: 'l' };
          const [{ id: sessionId } = { id: '' }] = await db
            .insertInto('sessions')
            .values(session)
            .returning('id')
            .execute();
          const row = {
            session_id: sessionId,
            author_id: author,
            subject_id: subject.id,
            rating,
            comment: 'c',
          };
          const { id } = await db
            .insertInto('reviews')
            .values({ ...row, created_at: new Date(at) })
            .returning('id')
            .executeTakeFirstOrThrow();
          standing.push({ id, session: sessionId, author, at, rating, isDeclined: false });
        }
        if (what === 'write' || target === undefined) continue;
        if (what === 'remove') {
          await db.deleteFrom('reviews').where('id', '=', target.id).execute();
          standing = standing.filter((review) => review !== target);
        } else if (what === 'rate') {
          await db.updateTable('reviews').set({ rating }).where('id', '=', target.id).execute();
          target.rating = rating;
        } else {
          const cancelled = { cancelled_at: server.clock.now() };
          await db.updateTable('sessions').set(cancelled).where('id', '=', target.session).execute();
          target.isDeclined = true;
        }
      }
      const counted: number[] = [];
      for (const { id } of authors) {
        let last = Number.NEGATIVE_INFINITY;
        // A stable sort keeps those of one moment in the order of writing.
        const given = standing.filter((review) => review.author === id && !review.isDeclined);
        for (const { at, rating } of given.toSorted((one, other) => one.at - other.at)) {
          if (at - last < 168 * hour) continue;
          counted.push(rating);
          last = at;
        }
      }
      const row = await db
        .selectFrom('members')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', subject.id)
        .executeTakeFirstOrThrow();
      const sum = counted.reduce((total, rating) => total + rating, 0);
      expect(row).toEqual({ rating_sum: sum, rating_count: counted.length });
    });
    await fc.assert(property, { numRuns: 40 });
  });
});
