import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import {
  absentId,
  completedSessions,
  eventFor,
  hostEvent,
  idsOf,
  momentAhead,
  planSession,
  sessionOf,
  skillId,
  until,
  utc,
} from '../../src/things.ts';

const [skillOne, skillTwo] = [uniqueWord(), uniqueWord()];
let ann: Member;
let ben: Member;
let cay: Member;
let [one, two] = ['', ''];
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [skillOne] });
  ben = await newMember('Ben', { teaches: [skillTwo] });
  cay = await newMember('Cay');
  [one, two] = [await skillId(skillOne), await skillId(skillTwo)];
});

interface Words {
  rating: unknown;
  comment?: unknown;
  reviewedTo?: string;
}

const review = (author: Member, reviewed: Member, sessionId: string, words: Words) =>
  author.api.status('createReview', {
    body: { comment: 'Well done', reviewedTo: reviewed.id, sessionId, skillId: null, ...words },
  });
const received = async (member: Member) =>
  (await visitor.ok('listUserReviews', { path: { userId: member.id } })).reviews;
const given = async (member: Member) => (await member.api.ok('listGivenReviews')).reviews;
const ratingOf = async (member: Member) => (await cay.api.ok('getUser', { path: { userId: member.id } })).user.rating;
const flags = async (member: Member, id: string) => {
  const session = await sessionOf(member, id);
  return [session?.isReviewProvidedByUserOne, session?.isReviewProvidedByUserTwo];
};

describe('createReview', () => {
  test('counts for the other member, once per side, and marks the author’s side', async () => {
    const dan = await newMember('Dan', { teaches: [skillTwo] });
    const [id = ''] = await completedSessions([ann, dan, { mine: one, theirs: two }]);
    const comment = `Patient, ${uniqueWord()} and kind.`;
    expect(await review(ann, dan, id, { rating: 4, comment })).toBe(201);
    expect(await flags(dan, id)).toEqual([true, false]);
    expect(await review(ann, dan, id, { rating: 1 })).toBe(409);
    expect([await ratingOf(dan), await ratingOf(ann)]).toEqual([4, 0]);
    const [only, ...more] = await received(dan);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      rating: 4,
      comment,
      reviewedBy: { _id: ann.id, name: ann.name },
      sessionId: { skillTaughtByUserOne: { name: skillOne }, skillTaughtByUserTwo: { name: skillTwo } },
    });
    if (only?.createdAt !== undefined) expect(Math.abs(utc(only.createdAt) - Date.now())).toBeLessThan(300_000);
    expect(await given(ann)).toMatchObject([
      { _id: only?._id, rating: 4, comment, userId: { _id: ann.id, name: ann.name } },
    ]);
    expect([await received(ann), await given(dan)]).toEqual([[], []]);
    expect(await review(dan, ann, id, { rating: 2 })).toBe(201);
    expect(await flags(ann, id)).toEqual([true, true]);
    expect([await ratingOf(dan), await ratingOf(ann)]).toEqual([4, 2]);
  });

  test('marks the side of user two if user two writes', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const [id = ''] = await completedSessions([dan, eve]);
    expect(await review(eve, dan, id, { rating: 3 })).toBe(201);
    expect(await flags(dan, id)).toEqual([false, true]);
  });

  test('is for members of a session that is over, of the other member', async () => {
    const dan = await newMember('Dan');
    const planned = await planSession(ann, dan);
    expect([await review(ann, dan, planned, { rating: 5 }), await review(cay, dan, planned, { rating: 5 })]).toEqual([
      409, 403,
    ]);
    const [id = ''] = await completedSessions([ann, dan]);
    expect(await review(cay, dan, id, { rating: 5 })).toBe(403);
    for (const reviewedTo of [ann.id, cay.id]) expect(await review(ann, dan, id, { rating: 5, reviewedTo })).toBe(400);
    expect(await review(ann, dan, absentId(id), { rating: 5 })).toBe(404);
    expect(await flags(dan, id)).toEqual([false, false]);
    for (const member of [dan, cay]) expect([await received(member), await ratingOf(member)]).toEqual([[], 0]);
    const body = { rating: 5, comment: 'Well done', reviewedTo: dan.id, sessionId: id };
    expect(await visitor.status('createReview', { body })).toBe(401);
  });

  test('is not for a canceled session, even after its time', async () => {
    const dan = await newMember('Dan');
    const date = (await momentAhead()).toISOString();
    const id = await planSession(ann, dan, { date });
    await dan.api.ok('cancelSession', { path: { sessionId: id } });
    await until('the time has come', async () => Date.now() > Date.parse(date) + 200);
    expect(await review(ann, dan, id, { rating: 5 })).toBe(409);
    expect(await received(dan)).toEqual([]);
  });

  test('accepts whole stars from 1 to 5 and a text that is not blank', async () => {
    const dan = await newMember('Dan');
    const [id = '', next = ''] = await completedSessions([ann, dan], [cay, dan]);
    for (const words of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: '5' },
      { rating: undefined },
      { rating: 5, comment: '  ' },
      { rating: 5, comment: undefined },
    ])
      expect(await review(ann, dan, id, words), JSON.stringify(words)).toBe(400);
    expect([await received(dan), await flags(dan, id)]).toEqual([[], [false, false]]);
    expect(await review(ann, dan, id, { rating: 1 })).toBe(201);
    expect(await review(cay, dan, next, { rating: 5 })).toBe(201);
  });
});

describe('the rating of a member (getUser, createReview, listUsers, listEvents, recommendUsers)', () => {
  test('is the mean of different members’ stars, wherever it is shown', async () => {
    const skill = uniqueWord();
    const dan = await newMember('Dan', { teaches: [skill] });
    const learner = await newMember('Lea', { wants: [skill] });
    const ids = await completedSessions([ann, dan], [dan, ben]);
    expect(await review(ann, dan, ids[0] ?? '', { rating: 5 })).toBe(201);
    expect(await review(ben, dan, ids[1] ?? '', { rating: 2 })).toBe(201);
    expect(await ratingOf(dan)).toBe(3.5);
    const { users } = await visitor.ok('listUsers', { query: { name: dan.name } });
    expect(users.find(({ _id }) => _id === dan.id)?.rating).toBe(3.5);
    expect((await learner.api.ok('recommendUsers')).users[0]?.rating).toBe(3.5);
    expect((await eventFor(ann, await hostEvent(dan))).created_by.rating).toBe(3.5);
  });

  test('counts one review a week by the same member, and shows all', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const [first = '', second = ''] = await completedSessions([eve, dan], [eve, dan]);
    expect(await review(eve, dan, first, { rating: 5 })).toBe(201);
    expect(await review(eve, dan, second, { rating: 1 })).toBe(201);
    expect([await ratingOf(dan), (await received(dan)).length]).toEqual([5, 2]);
  });
});

describe('listUserReviews and listGivenReviews', () => {
  test('have the newest first', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const authors = [ann, ben, cay];
    const ids = await completedSessions(
      ...authors.map((author) => [author, dan] as const),
      [dan, eve],
      [dan, ann],
      [dan, ben],
    );
    for (const [index, rating] of [3, 5, 4].entries())
      expect(await review(authors[index] ?? ann, dan, ids[index] ?? '', { rating })).toBe(201);
    expect((await received(dan)).map(({ rating }) => rating)).toEqual([4, 5, 3]);
    expect((await received(dan)).map(({ reviewedBy }) => reviewedBy._id)).toEqual([cay.id, ben.id, ann.id]);
    for (const [index, [reviewed, rating]] of (
      [
        [eve, 2],
        [ann, 5],
        [ben, 1],
      ] as const
    ).entries())
      expect(await review(dan, reviewed, ids[index + 3] ?? '', { rating })).toBe(201);
    expect((await given(dan)).map(({ rating }) => rating)).toEqual([1, 5, 2]);
  });

  addition('give pages that follow each other without a gap or a repetition', async () => {
    const dan = await newMember('Dan');
    const authors = [ann, ben, cay];
    const ids = await completedSessions(...authors.map((author) => [author, dan] as const));
    for (const [index, author] of authors.entries()) await review(author, dan, ids[index] ?? '', { rating: 4 });
    const whole = idsOf(await received(dan));
    const pages = await pagesOf(
      visitor,
      'listUserReviews',
      { path: { userId: dan.id }, query: { limit: 2 } },
      (body: { reviews: { _id: string }[] }) => body.reviews,
    );
    expect(pages.map(idsOf)).toEqual([whole.slice(0, 2), whole.slice(2)]);
  });

  test('answer 404 for an unknown member, and 401 to visitors for given reviews', async () => {
    expect(await visitor.status('listUserReviews', { path: { userId: absentId(ann.id) } })).toBe(404);
    expect(await visitor.status('listGivenReviews')).toBe(401);
  });
});

describe('editReview and removeReview', () => {
  test('change the text, the flag and the rating immediately, only by the author', async () => {
    const dan = await newMember('Dan');
    const [id = ''] = await completedSessions([cay, dan]);
    await review(cay, dan, id, { rating: 2, comment: 'At first' });
    const written = (await given(cay)).find(({ comment }) => comment === 'At first');
    const path = { reviewId: written?._id ?? '' };
    const edit = (member: Member, body: object) => member.api.status('editReview', { path, body });
    const shown = async () => (await received(dan)).map(({ rating, comment }) => ({ rating, comment }));
    for (const member of [dan, ann]) {
      expect(await edit(member, { rating: 5, comment: 'Mine' })).toBe(403);
      expect(await member.api.status('removeReview', { path })).toBe(403);
    }
    for (const body of [{ rating: 0 }, { rating: 6 }, { comment: ' ' }])
      expect(await edit(cay, body), JSON.stringify(body)).toBe(400);
    expect(await visitor.status('editReview', { path, body: { rating: 5 } })).toBe(401);
    expect(await shown()).toEqual([{ rating: 2, comment: 'At first' }]);
    expect(await edit(cay, { rating: 5, comment: 'On second thoughts' })).toBe(200);
    expect(await shown()).toEqual([{ rating: 5, comment: 'On second thoughts' }]);
    expect(await ratingOf(dan)).toBe(5);
    expect(await edit(cay, { rating: 3 })).toBe(200);
    expect(await shown()).toEqual([{ rating: 3, comment: 'On second thoughts' }]);
    expect(await edit(cay, { comment: 'In the end' })).toBe(200);
    expect(await shown()).toEqual([{ rating: 3, comment: 'In the end' }]);
    expect(await ratingOf(dan)).toBe(3);
    expect(await visitor.status('removeReview', { path })).toBe(401);
    expect(await cay.api.status('removeReview', { path })).toBe(200);
    expect([await shown(), await ratingOf(dan), await flags(cay, id)]).toEqual([[], 0, [false, false]]);
    expect(idsOf(await given(cay))).not.toContain(path.reviewId);
    expect([await edit(cay, { rating: 4 }), await cay.api.status('removeReview', { path })]).toEqual([404, 404]);
    expect(await review(cay, dan, id, { rating: 4 })).toBe(201);
  });
});
