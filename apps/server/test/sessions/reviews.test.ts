import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession, unknownId } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

async function ratingOf(member: TestMember): Promise<number> {
  return (await member.api.ok('getUser', { path: { userId: member.id } })).user.rating;
}

describe('giving a review', () => {
  test('lists it among received and given ones, under both names of the author', async () => {
    const ann = await server.join('Ann', { skillsOffered: ['Python'] });
    const ben = await server.join('Ben', { skillsOffered: ['Portuguese'] });
    const session = await holdSession(server, ann, ben, -1, {
      skillTaughtByUserOne: 'Python',
      skillTaughtByUserTwo: 'Portuguese',
    });
    const answer = await ann.api.ok('createReview', {
      body: {
        rating: 4,
        comment: ' Corrects you kindly. ',
        reviewedTo: ben.id,
        sessionId: session._id,
        skillId: session.skillTaughtByUserTwo?._id,
      },
    });
    expect(answer.message).toBe('Review submitted successfully');
    const author = { _id: ann.id, name: 'Ann', photo: '' };
    expect(answer.review).toMatchObject({
      rating: 4,
      comment: 'Corrects you kindly.',
      createdAt: server.clock.now().toISOString(),
      reviewedBy: author,
      userId: author,
      reviewedTo: { _id: ben.id },
      sessionId: {
        userOne: { _id: ann.id },
        _id: session._id,
        skillTaughtByUserOne: { name: 'Python' },
        skillTaughtByUserTwo: { name: 'Portuguese' },
      },
    });
    const received = await server.visitor.ok('listUserReviews', { path: { userId: ben.id } });
    expect(received).toEqual({ success: true, reviews: [answer.review] });
    expect((await ann.api.ok('listGivenReviews')).reviews).toEqual([answer.review]);
    expect((await ben.api.ok('listGivenReviews')).reviews).toEqual([]);
    expect(await ratingOf(ben)).toBe(4);
  });

  test('is for completed sessions, once per side', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const review = (sessionId: string) => ({
      body: { rating: 5, comment: 'c', reviewedTo: ben.id, sessionId },
    });
    const { _id: scheduled } = await holdSession(server, ann, ben, 1);
    const early = await ann.api.errorOf('createReview', 409, review(scheduled));
    expect(early).toBe('This session has not taken place yet.');
    await ann.api.ok('cancelSession', { path: { sessionId: scheduled } });
    const canceled = await ann.api.errorOf('createReview', 409, review(scheduled));
    expect(canceled).toBe('This session was canceled.');
    const { _id: completed } = await holdSession(server, ann, ben, -1);
    await ann.api.ok('createReview', review(completed));
    const second = await ann.api.errorOf('createReview', 409, review(completed));
    expect(second).toBe('You have already reviewed this session.');
    await giveReview(ben, ann, completed, 3);
  });

  test('names what the session names', async () => {
    const ann = await server.join('Ann', { skillsOffered: ['Python'] });
    const [ben, cat] = await enrol(server, 'Ben', 'Cat');
    const { _id: sessionId } = await holdSession(server, ann, ben, -1, { skillTaughtByUserOne: 'Python' });
    const right = { rating: 5, comment: 'c', reviewedTo: ben.id, sessionId };
    const rejection = (status: number, wrong: object) =>
      ann.api.errorOf('createReview', status, { body: { ...right, ...wrong } });
    for (const reviewedTo of [cat.id, ann.id, unknownId, 'malformed']) {
      expect(await rejection(400, { reviewedTo })).toBe('reviewedTo: must be the other member of the session');
    }
    expect(await rejection(400, { skillId: 'Juggling' })).toBe('skillId: must be a skill from the catalog');
    expect(await rejection(400, { skillId: 'Python' })).toContain('skillId: must be the skill that the other');
    expect(await rejection(404, { sessionId: unknownId })).toBe('Session not found.');
    expect(await rejection(404, { sessionId: 'malformed' })).toBe('Session not found.');
    for (const rating of [0, 6, 4.5, '5', null]) expect(await rejection(400, { rating })).toContain('rating');
    expect(await rejection(400, { comment: ' \t' })).toBe('comment: must not be blank');
    await ann.api.ok('createReview', { body: { ...right, skillId: null } });
  });
});

test('an edit keeps omitted fields; a removed review makes room for another', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { _id: sessionId } = await holdSession(server, ann, ben, -1);
  const { _id: reviewId, comment } = await giveReview(ann, ben, sessionId, 2);
  const path = { reviewId };
  const answer = await ann.api.ok('editReview', { path, body: { rating: 3 } });
  expect(answer).toEqual({ success: true, message: 'Review updated successfully' });
  await ann.api.errorOf('editReview', 400, { path, body: {} });
  expect((await ann.api.ok('listGivenReviews')).reviews).toMatchObject([{ rating: 3, comment }]);
  await ann.api.ok('editReview', { path, body: { comment: 'Changed.' } });
  expect((await ann.api.ok('listGivenReviews')).reviews).toMatchObject([{ rating: 3, comment: 'Changed.' }]);
  expect(await ann.api.ok('removeReview', { path })).toEqual({
    success: true,
    message: 'Review deleted successfully',
  });
  await ann.api.errorOf('removeReview', 404, { path });
  expect(await ratingOf(ben)).toBe(0);
  await giveReview(ann, ben, sessionId, 5);
  expect(await ratingOf(ben)).toBe(5);
});
