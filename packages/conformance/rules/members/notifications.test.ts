import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { open, read, send } from '../../src/chat.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { decide, eventFields, hostEvent, register } from '../../src/things.ts';

let host: Member;
let guest: Member;
let stranger: Member;
beforeAll(async () => {
  [host, guest, stranger] = [await newMember('Host'), await newMember('Guest'), await newMember('Stranger')];
});

const inbox = async (member: Member) => await member.api.ok('listNotifications', { query: { limit: 100 } });
const kindsOf = async (member: Member) => (await inbox(member)).notifications.map(({ kind }) => kind);

describe('listNotifications', () => {
  addition('notifies a host while requests are pending, and the member of the decision', async () => {
    const id = await hostEvent(host, eventFields(48));
    await register(guest, id);
    const [told] = (await inbox(host)).notifications;
    expect(told).toMatchObject({ kind: 'eventRequest', isRead: false, count: 1, actor: { _id: guest.id } });
    await decide(host, id, guest.id, 'APPROVE');
    expect((await inbox(host)).notifications[0]).toMatchObject({ kind: 'eventRequest', isRead: true });
    expect(await kindsOf(guest)).toContain('eventApproved');
    expect((await inbox(stranger)).notifications).toEqual([]);
    expect(await visitor.status('listNotifications')).toBe(401);
  });

  addition('combines a member’s messages until the conversation is read', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const conversation = await open(ann, ben);
    for (let count = 0; count < 3; count += 1) await send(ann, ben, uniqueWord());
    expect(await inbox(ben)).toMatchObject({ unread: 1, notifications: [{ kind: 'message', count: 3 }] });
    expect((await inbox(ann)).unread).toBe(0);
    await read(ben.chat, conversation);
    expect((await inbox(ben)).unread).toBe(0);
  });
});

describe('readNotifications', () => {
  addition('marks the caller’s own as read, by id or up to a time', async () => {
    const [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
    await send(ann, ben, uniqueWord());
    const [first] = (await inbox(ben)).notifications;
    await send(cay, ben, uniqueWord());
    const ids = [first?._id ?? ''];
    await cay.api.ok('readNotifications', { body: { ids } });
    expect((await inbox(ben)).unread).toBe(2);
    expect(await ben.api.ok('readNotifications', { body: { ids } })).toMatchObject({ unread: 1 });
    const [latest] = (await inbox(ben)).notifications;
    expect(await ben.api.ok('readNotifications', { body: { upTo: latest?.at ?? '' } })).toMatchObject({ unread: 0 });
  });
});

describe('setNotificationSettings', () => {
  addition('changes the given settings', async () => {
    const before = (await guest.api.ok('getNotificationSettings')).settings;
    const quietHours = { from: '22:00', to: '07:00' };
    const kinds = [{ kind: 'message' as const, email: false }];
    await guest.api.ok('setNotificationSettings', { body: { quietHours, kinds, timeZone: 'Asia/Kolkata' } });
    const { settings } = await guest.api.ok('getNotificationSettings');
    expect(settings).toMatchObject({ quietHours, timeZone: 'Asia/Kolkata', digest: before.digest });
    expect(settings.kinds.find(({ kind }) => kind === 'message')).toMatchObject({ email: false });
    await guest.api.ok('setNotificationSettings', { body: { quietHours: null } });
    expect((await guest.api.ok('getNotificationSettings')).settings).toMatchObject({
      quietHours: null,
      timeZone: 'Asia/Kolkata',
    });
    expect(await guest.api.status('setNotificationSettings', { body: { timeZone: 'Mars/Olympus' } })).toBe(400);
  });
});

describe('setPushDevice', () => {
  const device = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${uniqueWord()}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  };

  addition('pushes to the device of this log-in until it is removed', async ({ skip }) => {
    const isOn = async () => (await guest.api.ok('getNotificationSettings')).settings.push?.isOn;
    // Push notifications are optional.
    if ((await isOn()) === undefined) skip();
    expect(await guest.api.ok('setPushDevice', { body: device })).toMatchObject({ settings: { push: { isOn: true } } });
    expect(await isOn()).toBe(true);
    await guest.api.ok('removePushDevice');
    expect(await isOn()).toBe(false);
  });

  addition('accepts only push services, no address in the server’s network', async () => {
    for (const endpoint of ['http://127.0.0.1:6379/', 'https://10.0.0.1/', 'https://fcm.googleapis.com.example.org/'])
      expect(await guest.api.status('setPushDevice', { body: { ...device, endpoint } })).toBe(400);
  });
});

describe('sendTestNotification', () => {
  addition('arrives in the caller’s inbox, and needs a log-in', async () => {
    const ann = await newMember('Ann');
    expect([await ann.api.status('sendTestNotification'), await visitor.status('sendTestNotification')]).toEqual([
      200, 401,
    ]);
    expect(await kindsOf(ann)).toEqual(['test']);
  });
});

describe('unsubscribe', () => {
  addition('answers 404 for an incomplete link', async () => {
    const path = { unsubscribeToken: 'none' };
    for (const call of ['getSubscription', 'unsubscribe', 'subscribeAgain'] as const)
      expect(await visitor.status(call, { path })).toBe(404);
  });
});
