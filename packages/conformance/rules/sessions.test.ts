import { beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { absentId, inHours, planSession, sessionOf, sessionsOf, until } from '../src/things.ts';

const [skillOne, skillTwo] = [uniqueWord(), uniqueWord()];
let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [skillOne] });
  ben = await newMember('Ben', { teaches: [skillTwo] });
  cay = await newMember('Cay');
});

/** A session that both can review: planned a moment ahead, since none can be planned in the past. */
async function completedSession(one: Member, two: Member): Promise<string> {
  const date = new Date(Date.now() + 1500).toISOString();
  const id = await planSession(one, two, { date });
  await until('the session is Completed', async () => (await sessionOf(one, id))?.status === 'Completed');
  return id;
}

const review = (author: Member, reviewed: Member, sessionId: string, rating: number, comment = 'Well done') =>
  author.api.status('createReview', {
    body: { rating, comment, reviewedTo: reviewed.id, sessionId, skillId: null },
  });

const received = async (member: Member) =>
  (await visitor.ok('listUserReviews', { path: { userId: member.id } })).reviews;

const ratingOf = async (member: Member) =>
  (await ann.api.ok('getUser', { path: { userId: member.id } })).user.rating;

describe('createSession', () => {
  test('plans a session that both members see alike, each skill on its side', async () => {
    const date = inHours(40);
    const link = `https://meet.example.org/${uniqueWord()}`;
    const skill = async (name: string) =>
      (await visitor.ok('searchSkills', { query: { query: name } }))[0]?._id ?? '';
    const [mine, theirs] = [await skill(skillOne), await skill(skillTwo)];
    const id = await planSession(ann, ben, { date, link, mine, theirs });
    const session = await sessionOf(ann, id);
    expect(session).toMatchObject({
      userOne: { _id: ann.id, name: ann.name },
      userTwo: { _id: ben.id, name: ben.name },
      skillTaughtByUserOne: { name: skillOne },
      skillTaughtByUserTwo: { name: skillTwo },
      link,
      status: 'Scheduled',
      isReviewProvidedByUserOne: false,
      isReviewProvidedByUserTwo: false,
    });
    expect(Date.parse(session?.date ?? '')).toBe(Date.parse(date));
    expect(await sessionOf(ben, id)).toMatchObject({
      userOne: { _id: ann.id },
      skillTaughtByUserOne: { name: skillOne },
    });
  });

  test('shows a session to its two members alone', async () => {
    const id = await planSession(ann, ben);
    expect(await sessionOf(cay, id)).toBeUndefined();
    expect(await visitor.status('listMySessions')).toBe(401);
  });

  test.each([
    ['oneself', () => ({ userTwo: ann.id }), 400],
    ['no member', () => ({ userTwo: absentId(ann.id) }), 404],
    ['a date in the past', () => ({ date: inHours(-1) }), 400],
    ['a link that is none', () => ({ link: 'soon' }), 400],
  ])('rejects %s', async (_, change, status) => {
    const body = {
      date: inHours(20),
      userTwo: ben.id,
      skillTaughtByUserOne: null,
      skillTaughtByUserTwo: null,
      link: `https://meet.example.org/${uniqueWord()}`,
      ...change(),
    };
    expect(await ann.api.status('createSession', { body })).toBe(status);
    expect((await sessionsOf(ann)).filter(({ link }) => link === body.link)).toEqual([]);
  });
});

describe('listMySessions', () => {
  test('has the newest date first', async () => {
    const dan = await newMember('Dan');
    const [early, later] = [
      await planSession(dan, ben, { date: inHours(10) }),
      await planSession(dan, ben, { date: inHours(90) }),
    ];
    expect((await sessionsOf(dan)).map(({ _id }) => _id)).toEqual([later, early]);
  });
});

describe('editSession', () => {
  test('changes date and link for both, by either of them alone', async () => {
    const id = await planSession(ann, ben);
    const body = { date: inHours(55), link: 'https://meet.example.org/moved' };
    expect(await cay.api.status('editSession', { path: { sessionId: id }, body })).toBe(403);
    await ben.api.ok('editSession', { path: { sessionId: id }, body });
    const session = await sessionOf(ann, id);
    expect(session?.link).toBe(body.link);
    expect(Date.parse(session?.date ?? '')).toBe(Date.parse(body.date));
    const past = { date: inHours(-5) };
    expect(await ann.api.status('editSession', { path: { sessionId: id }, body: past })).toBe(400);
  });
});

describe('cancelSession', () => {
  test('cancels for both and for good, by either of them alone', async () => {
    const id = await planSession(ann, ben);
    const path = { sessionId: id };
    expect(await cay.api.status('cancelSession', { path })).toBe(403);
    expect((await sessionOf(ann, id))?.status).toBe('Scheduled');
    await ben.api.ok('cancelSession', { path });
    for (const member of [ann, ben]) expect((await sessionOf(member, id))?.status).toBe('Cancelled');
    expect(await ann.api.status('cancelSession', { path })).toBe(409);
    expect(await ann.api.status('editSession', { path, body: { link: 'https://meet.example.org/x' } })).toBe(
      409,
    );
  });
});

describe('createReview', () => {
  test('counts for the other member, once a side, and marks the author’s side', async () => {
    const dan = await newMember('Dan');
    const id = await completedSession(ann, dan);
    expect(await review(ann, dan, id, 4)).toBe(201);
    expect(await review(ann, dan, id, 1)).toBe(409);
    expect(await sessionOf(dan, id)).toMatchObject({
      isReviewProvidedByUserOne: true,
      isReviewProvidedByUserTwo: false,
    });
    expect(await ratingOf(dan)).toBe(4);
    const [only, ...more] = await received(dan);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      rating: 4,
      comment: 'Well done',
      reviewedBy: { _id: ann.id, name: ann.name },
    });
    expect(await received(ann)).toEqual([]);
    expect(JSON.stringify(only)).not.toContain(ann.email);
  });

  test('is for members of a session that is over', async () => {
    const id = await planSession(ann, ben);
    expect(await review(ann, ben, id, 5)).toBe(409);
    expect(await review(cay, ben, id, 5)).toBe(403);
  });

  test.each([0, 6, 4.5])('answers 400 to a rating of %s', async (rating) => {
    const id = await planSession(ann, ben);
    expect(await review(ann, ben, id, rating)).toBe(400);
  });

  test('makes a rating of the mean of what different members gave', async () => {
    const dan = await newMember('Dan');
    const authors = [ann, ben];
    const ids = await Promise.all(authors.map((author) => completedSession(author, dan)));
    for (const [index, rating] of [5, 2].entries())
      expect(await review(authors[index] ?? ann, dan, ids[index] ?? '', rating)).toBe(201);
    expect(await ratingOf(dan)).toBe(3.5);
  });
});

describe('editReview and removeReview', () => {
  test('change the rating at once, by the author alone', async () => {
    const dan = await newMember('Dan');
    const id = await completedSession(cay, dan);
    await review(cay, dan, id, 2);
    const [written] = (await cay.api.ok('listGivenReviews')).reviews;
    const path = { reviewId: written?._id ?? '' };
    const body = { rating: 5, comment: 'On second thoughts' };
    expect(await dan.api.status('editReview', { path, body })).toBe(403);
    await cay.api.ok('editReview', { path, body });
    expect((await received(dan))[0]).toMatchObject(body);
    expect(await ratingOf(dan)).toBe(5);
    expect(await dan.api.status('removeReview', { path })).toBe(403);
    await cay.api.ok('removeReview', { path });
    expect([await received(dan), await ratingOf(dan)]).toEqual([[], 0]);
    expect((await sessionOf(cay, id))?.isReviewProvidedByUserOne).toBe(false);
    expect((await cay.api.ok('listGivenReviews')).reviews).toEqual([]);
  });
});
