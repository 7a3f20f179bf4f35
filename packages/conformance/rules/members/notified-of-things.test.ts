import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { stored } from '../../src/chat.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { notificationsTo, notifiedBy } from '../../src/notified.ts';
import { likeMember, propose, ringKeysOf, threeForRing } from '../../src/rings.ts';
import { completedSessions, inHours, planSession } from '../../src/things.ts';

let people: Record<'ann' | 'ben' | 'cay', Member>;
beforeAll(async () => {
  people = await newMembers(['ann', 'ben', 'cay']);
});

const told = (action: () => Promise<unknown>) => notifiedBy(people, action);

/** Hours from now that no other rule uses. */
let used = 100;
const freeTime = () => {
  used += 10;
  return inHours(used);
};

describe('who is notified of sessions', () => {
  addition('the other member of a new one, of its changes and of its end', async () => {
    const { ann, ben } = people;
    let sessionId = '';
    const plan = async () => {
      sessionId = await planSession(ann, ben, { date: freeTime() });
    };
    const call = (id: 'editSession' | 'cancelSession' | 'saveSessionNotes', by: Member, body?: object) =>
      told(() => by.api.ok(id, { path: { sessionId }, body }));
    expect(await told(plan)).toEqual({ ben: ['sessionPlanned'] });
    expect((await notificationsTo(ben))[0]).toMatchObject({
      path: `/userDashboard/session/${sessionId}`,
      actor: { _id: ann.id },
    });
    expect(await call('saveSessionNotes', ann, { text: 'Rye flour.', version: 0 })).toEqual({});
    expect(await call('editSession', ben, { link: 'https://meet.example.org/new' })).toEqual({
      ann: ['sessionChanged'],
    });
    expect(await call('cancelSession', ben)).toEqual({ ann: ['sessionCanceled'] });
  });

  addition('the other member of suggested times, of an answer to them and of a decline', async () => {
    const { ann, ben } = people;
    const [first, second, third] = [freeTime(), freeTime(), freeTime()];
    const body = { userTwo: ben.id, times: [first], link: 'https://meet.example.org/soon' };
    let path = { sessionId: '' };
    const proposal = async () => {
      path = { sessionId: (await ann.api.ok('proposeSession', { body })).session?._id ?? '' };
    };
    expect(await told(proposal)).toEqual({ ben: ['sessionProposed'] });
    const suggest = (by: Member, time: string) =>
      told(() => by.api.ok('suggestTimes', { path, body: { times: [time] } }));
    expect(await suggest(ben, second)).toEqual({ ann: ['sessionSuggested'] });
    expect((await notificationsTo(ben))[0]?.isRead).toBe(true);
    expect(await told(() => ann.api.ok('acceptSession', { path, body: { time: second } }))).toEqual({
      ben: ['sessionAnswered'],
    });
    expect(await suggest(ann, third)).toEqual({ ben: ['sessionSuggested'] });
    expect(await told(() => ben.api.ok('declineSession', { path, body: {} }))).toEqual({ ann: ['sessionAnswered'] });
    await proposal();
    expect(await told(() => ben.api.ok('declineSession', { path, body: {} }))).toEqual({ ann: ['sessionCanceled'] });
  });

  addition('the reviewed member of a review, and nobody of its changes', async () => {
    const { ann, ben } = people;
    const [sessionId = ''] = await completedSessions([ann, ben]);
    const body = { rating: 4, comment: 'Well done', reviewedTo: ben.id, sessionId };
    expect(await told(() => ann.api.ok('createReview', { body }))).toEqual({ ben: ['review'] });
    const reviewId = (await ann.api.ok('listGivenReviews')).reviews[0]?._id ?? '';
    expect(await told(() => ann.api.ok('editReview', { path: { reviewId }, body: { rating: 5 } }))).toEqual({});
  });
});

describe('who is notified of rings', () => {
  addition('those who are asked, all others once it is agreed or somebody leaves, and who takes a seat', async () => {
    const [ann, ben, cay] = await threeForRing();
    const key = (await ringKeysOf(ann))[0];
    let [path, ring]: [{ ringId: string }, Record<string, Member>] = [{ ringId: '' }, { ann, ben, cay }];
    const start = async () => {
      path = { ringId: await propose(ann, key) };
    };
    expect(await notifiedBy(ring, start)).toEqual({ ben: ['ringAsked'], cay: ['ringAsked'] });
    expect((await notificationsTo(ben))[0]).toMatchObject({ path: '/matches', actor: { _id: ann.id }, isRead: false });
    const answer = ({ api }: Member, said: string) =>
      notifiedBy(ring, () => api.ok('answerRing', { path, body: { answer: said } }));
    expect(await answer(ben, 'accept')).toEqual({});
    expect((await notificationsTo(ben))[0]?.isRead).toBe(true);
    expect(await answer(cay, 'decline')).toEqual({ ann: ['ringChanged'], ben: ['ringChanged'] });
    const dan = await likeMember('Dan', cay);
    ring = { ...ring, dan };
    const body = { replaces: cay.id, userId: dan.id };
    expect(await notifiedBy(ring, () => ann.api.ok('replaceInRing', { path, body }))).toEqual({ dan: ['ringAsked'] });
    expect(await answer(dan, 'accept')).toEqual({ ann: ['ringAgreed'], ben: ['ringAgreed'] });
    expect(await answer(ben, 'leave')).toEqual({ ann: ['ringChanged'], dan: ['ringChanged'] });
  });

  addition('nobody of a match that is saved or dismissed (setMatchState)', async () => {
    const [ann, ben, cay] = await threeForRing();
    const [key = ''] = await ringKeysOf(ann);
    for (const state of ['saved', 'dismissed', 'none'])
      expect(
        await notifiedBy({ ann, ben, cay }, () => ann.api.ok('setMatchState', { path: { key }, body: { state } })),
      ).toEqual({});
  });
});

describe('who is notified of messages', () => {
  addition('the receiver of a message, and nobody of edits, reactions and marks', async () => {
    const { ann, ben } = people;
    let message = { _id: '', conversationId: '' };
    const write = async () => {
      message = await stored(ann, ben, 'Hello');
    };
    expect(await told(write)).toEqual({ ben: ['message'] });
    expect((await notificationsTo(ben))[0]).toMatchObject({
      path: `/users/${ann.id}#chat`,
      actor: { _id: ann.id },
      count: 1,
    });
    const path = { messageId: message._id, conversationId: message.conversationId, reaction: 'heart' };
    for (const change of [
      () => ann.chat.ok('editMessage', { path, body: { text: 'Hello!' } }),
      () => ben.chat.ok('addReaction', { path }),
      () => ann.chat.ok('markConversation', { path, body: { readSeq: 1 } }),
    ])
      expect(await told(change)).toEqual({});
    await ann.chat.ok('deleteMessage', { path });
    expect((await notificationsTo(ben)).filter(({ kind }) => kind === 'message')).toEqual([]);
  });

  addition('nobody of a muted conversation, until it is no longer muted (changeConversation)', async () => {
    const { ann, cay } = people;
    const { conversationId } = await stored(ann, cay, 'first');
    const path = { conversationId };
    const mute = (mutedUntil: string | null) => cay.chat.ok('changeConversation', { path, body: { mutedUntil } });
    await mute(inHours(8));
    expect(await told(() => stored(ann, cay, 'second'))).toEqual({});
    await mute(null);
    expect(await told(() => stored(ann, cay, 'third'))).toEqual({ cay: ['message'] });
  });

  addition('nobody of a declined request, and not its sender (answerMessageRequest)', async () => {
    const { dan, eve } = await newMembers(['dan', 'eve']);
    const { conversationId } = await stored(dan, eve, 'Hello');
    const answer = (said: string) =>
      eve.chat.ok('answerMessageRequest', { path: { conversationId }, body: { answer: said } });
    expect(await notifiedBy({ dan, eve }, () => answer('decline'))).toEqual({});
    expect(await notifiedBy({ dan, eve }, () => stored(dan, eve, 'Hello?'))).toEqual({});
    expect(await notifiedBy({ dan, eve }, () => answer('accept'))).toEqual({});
    expect(await notifiedBy({ dan, eve }, () => stored(dan, eve, 'Thank you'))).toEqual({ eve: ['message'] });
  });
});

describe('who is notified of reports and blocks', () => {
  addition('nobody (reportContent, blockMember, unblockMember)', async () => {
    const { ben, cay } = people;
    const report = { kind: 'member', id: ben.id, reason: 'They sell something.' };
    expect(await told(() => cay.api.ok('reportContent', { body: report }))).toEqual({});
    const path = { userId: ben.id };
    expect(await told(() => cay.api.ok('blockMember', { path }))).toEqual({});
    expect(await told(() => cay.api.ok('unblockMember', { path }))).toEqual({});
  });
});
