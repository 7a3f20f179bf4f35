import { describe, expect, test } from 'vitest';
import { giveReview, holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { appeal, cast, decide, judge, latestOf, report } from '../support/moderation.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

describe('hiding', () => {
  test('removes a message’s text until an appeal restores it', async () => {
    const { ann, ben, mo, mia } = await cast(server);
    const message = await say(ann, ben, 'You are the worst.');
    const { conversationId } = message;
    const texts = async (by: TestMember) =>
      (await by.chat.ok('listMessages', { path: { conversationId } })).map(({ text }) => text);
    await decide(mo, await report(server, ben, 'message', message._id), { kind: 'hide' });
    expect([await texts(ann), await texts(ben)]).toEqual([['Removed by a moderator'], ['Removed by a moderator']]);
    const { _id, excerpt } = await latestOf(ann);
    expect(excerpt).toBe('You are the worst.');
    await appeal(ann, _id);
    expect((await judge(mia, _id)).status).toBe(200);
    expect(await texts(ben)).toEqual(['You are the worst.']);
  });

  test('takes a review out of the rating until it is restored', async () => {
    const { ann, ben, mo, mia } = await cast(server);
    const session = await holdSession(server, ann, ben, -1);
    const review = await giveReview(ann, ben, session._id, 1);
    const rating = async () => (await ann.api.ok('getUser', { path: { userId: ben.id } })).user.rating;
    expect(await rating()).toBe(1);
    await decide(mo, await report(server, ben, 'review', review._id), { kind: 'hide' });
    const reviews = async () => (await mo.api.ok('listUserReviews', { path: { userId: ben.id } })).reviews.length;
    expect([await rating(), await reviews()]).toEqual([0, 0]);
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect([await rating(), await reviews()]).toEqual([1, 1]);
  });

  test('removes an event for all but its host, and notifies participants', async () => {
    const { ann, ben, mo, mia, max } = await cast(server);
    const event = await hostEvent(server, ann);
    await letIn(ann, max, event._id);
    await decide(mo, await report(server, ben, 'event', event._id), { kind: 'hide' });
    const path = { eventId: event._id };
    const listed = async () => (await ben.api.ok('listEvents')).length;
    const seen = async (by: TestMember) => (await by.api.call('getEvent', { path })).status;
    expect([await listed(), await seen(ben), await seen(max), await seen(ann)]).toEqual([0, 404, 404, 200]);
    expect((await ann.api.ok('getEvent', { path })).event).toMatchObject({ isHidden: true });
    for (const by of [server.visitor, ann.api]) expect((await by.call('getPublicEvent', { path })).status).toBe(404);
    const register = await ben.api.call('registerForEvent', { path: { id: event._id } });
    expect(register.status).toBe(404);
    const [told] = (await max.api.ok('listNotifications')).notifications;
    expect(told).toMatchObject({ kind: 'eventCanceled' });
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect([await listed(), await seen(max)]).toEqual([1, 200]);
    expect((await ann.api.ok('getEvent', { path })).event).not.toHaveProperty('isHidden');
  });

  test('removes the reported photo until it is restored', async () => {
    const { ann, ben, mo, mia } = await cast(server);
    const path = { userId: ann.id };
    await ann.api.ok('editUser', { path, form: pictureForm({}, await pngPicture()) });
    const photo = async () => (await ben.api.ok('getUser', { path })).user.photo;
    const before = await photo();
    await decide(mo, await report(server, ben, 'photo', ann.id), { kind: 'hide' });
    expect(await photo()).toBe('');
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect(await photo()).toBe(before);
  });
});

describe('a limited member', () => {
  test('cannot write to new members, host or plan until the days are over', async () => {
    const { ann, ben, mo, mia } = await cast(server);
    await say(ann, ben, 'Hello');
    await decide(mo, await report(server, ben, 'member', ann.id), { kind: 'limit', days: 3 });
    const send = (to: TestMember) =>
      ann.chat.call('sendMessage', { body: { senderId: ann.id, receiverId: to.id, text: 'Hello' } });
    const session = { date: server.clock.inHours(1), userTwo: mia.id, link: 'https://meet.example.org/a' };
    expect((await send(mia)).body).toMatchObject({
      code: 'limited',
      message:
        'Until November 23, 2026 you cannot write to new people, host events or plan sessions. Your account says why.',
    });
    expect((await send(ben)).status).toBe(201);
    expect((await ann.api.call('createSession', { body: session })).status).toBe(403);
    await expect(hostEvent(server, ann)).rejects.toThrow('403');
    server.clock.set('2026-11-23T12:00:01.000Z');
    expect((await send(mia)).status).toBe(201);
  });
});
