import type { Notification, NotificationList } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { decide, holdSession, hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

async function inboxOf(member: TestMember): Promise<NotificationList> {
  return (await member.api.ok('listNotifications')) as NotificationList;
}

async function titlesOf(member: TestMember): Promise<string[]> {
  return (await inboxOf(member)).notifications.map(({ title }) => title);
}

async function write(from: TestMember, to: TestMember, text = 'Hello') {
  return await from.chat.ok('sendMessage', { body: { senderId: from.id, receiverId: to.id, text } });
}

describe('related notifications', () => {
  test('are one notification until it is read', async () => {
    const [ana, ben] = [await server.join('Ana Prates'), await server.join('Ben Okafor')];
    for (const text of ['One', 'Two', 'Three']) await write(ana, ben, text);
    const { unread, notifications } = await inboxOf(ben);
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([
      {
        kind: 'message',
        title: 'Ana Prates sent you 3 messages',
        count: 3,
        path: `/users/${ana.id}#chat`,
        isRead: false,
      },
    ]);
    expect(await inboxOf(ana)).toMatchObject({ unread: 0, notifications: [] });

    const [told] = notifications as [Notification];
    expect(await ben.api.ok('readNotifications', { body: { ids: [told._id] } })).toEqual({
      success: true,
      unread: 0,
      unreadBesidesMessages: 0,
    });
    await write(ana, ben, 'Four');
    expect(await titlesOf(ben)).toEqual(['Ana Prates sent you a message', 'Ana Prates sent you 3 messages']);
  });

  test('are counted with and without those about messages', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await write(ana, ben);
    const event = await hostEvent(server, ben);
    await ana.api.ok('registerForEvent', { path: { id: event._id } });
    expect(await inboxOf(ben)).toMatchObject({ unread: 2, unreadBesidesMessages: 1 });
  });

  test('show how many members asked', async () => {
    const [host, ana, ben, cleo] = [
      await server.join('Host'),
      await server.join('Ana'),
      await server.join('Ben'),
      await server.join('Cleo'),
    ];
    const event = await hostEvent(server, host);
    for (const guest of [ana, ben, cleo]) await guest.api.ok('registerForEvent', { path: { id: event._id } });
    expect((await inboxOf(host)).notifications).toMatchObject([
      {
        kind: 'eventRequest',
        title: `Cleo and 2 others want to join ${event.title}`,
        path: `/userDashboard/events/${event._id}`,
        actor: { _id: cleo.id, name: 'Cleo' },
        startsAt: event.start_time,
      },
    ]);
  });
});

describe('notifications become read', () => {
  test('when the conversation is opened', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const { conversationId } = (await write(ana, ben)) as { conversationId: string };
    await ben.chat.ok('listMessages', { path: { conversationId } });
    expect(await inboxOf(ben)).toMatchObject({ unread: 0, notifications: [] });
  });

  test('when no request is open', async () => {
    const [host, ana, ben] = [await server.join('Host'), await server.join('Ana'), await server.join('Ben')];
    const event = await hostEvent(server, host);
    await letIn(host, ana, event._id);
    expect((await inboxOf(host)).unread).toBe(0);
    await ben.api.ok('registerForEvent', { path: { id: event._id } });
    expect((await inboxOf(host)).unread).toBe(1);
    await ben.api.ok('leaveEvent', { path: { id: event._id } });
    expect((await inboxOf(host)).unread).toBe(0);
  });
});

describe('members are notified of', () => {
  test('the host’s decision', async () => {
    const [host, ana, ben] = [await server.join('Host'), await server.join('Ana'), await server.join('Ben')];
    const event = await hostEvent(server, host);
    await letIn(host, ana, event._id);
    await ben.api.ok('registerForEvent', { path: { id: event._id } });
    await decide(host, ben, event._id, 'REJECT');
    expect(await titlesOf(ben)).toEqual([]);
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    expect(await titlesOf(ana)).toEqual([`You’re in: ${event.title}`]);
    expect(await titlesOf(ben)).toEqual([`Your request to join ${event.title} was declined`]);
  });

  test('another time or link and the end of an event that they joined', async () => {
    const [host, ana, ben] = [await server.join('Host'), await server.join('Ana'), await server.join('Ben')];
    const event = await hostEvent(server, host);
    await letIn(host, ana, event._id);
    await ben.api.ok('registerForEvent', { path: { id: event._id } });
    const { start_time, end_time } = event;
    const change = (body: object) => host.api.ok('updateEvent', { path: { eventId: event._id }, body });
    await change({ start_time, end_time, max_participants: 8 });
    await change({ start_time, end_time, link: 'https://meet.example.org/other' });
    expect(await titlesOf(ana)).toEqual([`${event.title} has a new meeting link`, `You’re in: ${event.title}`]);
    await change({ start_time: server.clock.inHours(26), end_time: server.clock.inHours(27) });
    await host.api.ok('deleteEvent', { path: { eventId: event._id } });
    expect((await titlesOf(ana)).slice(0, 2)).toEqual([
      `${event.title} was canceled`,
      `${event.title} has a new time and a new meeting link`,
    ]);
    expect(await titlesOf(ben)).toEqual([`${event.title} was canceled`, `${event.title} has a new time`]);
    expect((await inboxOf(host)).unread).toBe(0);
  });

  test('planned, changed, canceled and declined sessions', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const session = await holdSession(server, ana, ben, 24);
    const path = { sessionId: session._id };
    await ben.api.ok('editSession', { path, body: { date: server.clock.inHours(30) } });
    await ben.api.ok('cancelSession', { path });
    const { _id: sessionId } = await holdSession(server, ana, ben, 48);
    await ben.api.ok('declineSession', { path: { sessionId } });
    expect(await titlesOf(ben)).toEqual(['Ana planned a session with you', 'Ana planned a session with you']);
    expect(await titlesOf(ana)).toEqual([
      'Ben declined your session',
      'Ben canceled your session',
      'Ben gave your session a new time',
    ]);
  });

  test('a review', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const session = await holdSession(server, ana, ben, -1);
    await ana.api.ok('createReview', {
      body: { rating: 5, comment: 'Patient and clear.', reviewedTo: ben.id, sessionId: session._id },
    });
    expect((await inboxOf(ben)).notifications[0]).toMatchObject({
      title: 'Ana reviewed you',
      path: '/userDashboard/review',
    });
  });

  test('nothing that was rolled back', async () => {
    const [host, ana] = [await server.join('Host'), await server.join('Ana')];
    const event = await hostEvent(server, host);
    await ana.api.ok('registerForEvent', { path: { id: event._id } });
    await ana.api.call('registerForEvent', { path: { id: event._id } });
    expect((await inboxOf(host)).notifications).toMatchObject([{ count: 1 }]);
  });
});

describe('marking as read', () => {
  test('works up to the latest seen one, and only for the caller', async () => {
    const [ana, ben, cleo] = [await server.join('Ana'), await server.join('Ben'), await server.join('Cleo')];
    await write(ana, ben);
    const [seen] = (await inboxOf(ben)).notifications as [Notification];
    server.clock.advance(3_600);
    await write(cleo, ben);
    await ana.api.ok('readNotifications', { body: { ids: [seen._id] } });
    expect((await inboxOf(ben)).unread).toBe(2);
    expect(await ben.api.ok('readNotifications', { body: { upTo: seen.at } })).toMatchObject({ unread: 1 });
  });

  test('needs ids or a time', async () => {
    const ana = await server.join('Ana');
    expect(await ana.api.call('readNotifications', { body: { other: true } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    expect(await ana.api.call('readNotifications', { body: { ids: ['none of ours'] } })).toMatchObject({ status: 200 });
  });
});

test('concurrent changes of settings are all kept', async () => {
  const ana = await server.join('Ana');
  const quietHours = { from: '22:00', to: '07:00' };
  const changes = [{ quietHours }, { digest: 'off' }, { timeZone: 'Asia/Tokyo' }];
  await Promise.all(changes.map((body) => ana.api.ok('setNotificationSettings', { body })));
  const { settings } = await ana.api.ok('getNotificationSettings');
  expect(settings).toMatchObject({ quietHours, digest: 'off', timeZone: 'Asia/Tokyo' });
});

test('an email is queued for the first of related ones, for messages ten minutes later', async () => {
  const { db } = server.database;
  const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  await write(ana, ben, 'One');
  await write(ana, ben, 'Two');
  await holdSession(server, ana, ben, 24);
  const { rows } = await sql`
    select kind, round(extract(epoch from start_after - created_on))::int as delay
    from jobs.job join notifications on notifications.id = (job.data ->> 'notificationId')::bigint
    where name = 'email' order by notifications.id`.execute(db);
  expect(rows).toEqual([
    { kind: 'message', delay: 600 },
    { kind: 'sessionPlanned', delay: 0 },
  ]);
});

describe('reminders', () => {
  const remindNow = () => remind(server.app.context);

  test('are sent once a day and once an hour before, and move with the event', async () => {
    const [host, ana] = [await server.join('Host'), await server.join('Ana')];
    const event = await hostEvent(server, host, {
      start_time: server.clock.inHours(48),
      end_time: server.clock.inHours(49),
      date: server.clock.inHours(48),
    });
    await letIn(host, ana, event._id);
    const coming = async () => (await titlesOf(ana)).filter((title) => title === `Coming up: ${event.title}`).length;
    const counts: number[] = [];
    for (const hours of [23, 1, 0.1, 22.9, 0.1]) {
      server.clock.advance(hours * 3_600);
      await remindNow();
      await remindNow();
      counts.push(await coming());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    const { notifications } = await ana.api.ok('listNotifications');
    const unread = notifications.filter(({ isRead, title }) => !isRead && title.startsWith('Coming up'));
    expect(unread).toHaveLength(1);
    expect((await titlesOf(host))[0]).toBe(`Coming up: ${event.title}`);
  });

  test('name the other member of a session, and are not sent for a canceled one', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await holdSession(server, ana, ben, 30);
    const canceled = await holdSession(server, ana, ben, 30);
    await ana.api.ok('cancelSession', { path: { sessionId: canceled._id } });
    server.clock.advance(6.1 * 3_600);
    await remindNow();
    expect((await titlesOf(ana))[0]).toBe('Coming up: your session with Ben');
    expect((await titlesOf(ben)).filter((title) => title.startsWith('Coming up'))).toEqual([
      'Coming up: your session with Ana',
    ]);
  });
});
