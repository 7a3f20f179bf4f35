import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { deliverDigest, deliverEmail } from '../../src/modules/delivery/deliver.ts';
import { findMembersWithUnsent } from '../../src/modules/delivery/repository.ts';
import { holdSession, hostEvent } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });

interface QueuedJob {
  id: string;
  name: string;
  data: { notificationId: number };
}

/** Processes queued jobs like the worker: those due now, or also later ones. */
async function deliver({ isLater = false } = {}): Promise<void> {
  const { db } = server.database;
  const { rows } = await sql<QueuedJob>`
    delete from jobs.job where name = 'email' and (${isLater} or start_after <= now())
    returning id, name, data`.execute(db);
  for (const job of rows) await deliverEmail(server.app.context, job);
}

const subjects = async () => (await mails()).map(({ subject }) => subject);

async function write(from: TestMember, to: TestMember, text = 'Hello') {
  return await from.chat.ok('sendMessage', { body: { senderId: from.id, receiverId: to.id, text } });
}

describe('an email', () => {
  test('goes to the host of an event and links to the request', async () => {
    const [host, ana] = [await server.join('Host'), await server.join('Ana')];
    const event = await hostEvent(server, host);
    await ana.api.ok('registerForEvent', { path: { id: event._id } });
    await deliver();
    const [mail] = await mails();
    expect(mail?.to).toEqual([{ name: 'Host', address: host.email }]);
    expect(mail?.subject).toBe(`Ana wants to join ${event.title}`);
    expect(mail?.text).toContain(`https://swap.example.org/userDashboard/events/${event._id}`);
    expect(mail?.text).toContain('Saturday, November 21 at 12:00 PM UTC');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  test('about messages is sent once until they are read, and not for read ones', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    for (let count = 0; count < 100; count += 1) await write(ana, ben);
    await deliver();
    expect(await subjects()).toEqual([]);
    await deliver({ isLater: true });
    await write(ana, ben);
    await deliver({ isLater: true });
    expect(await subjects()).toEqual(['Ana sent you 100 messages']);
    const { conversationId } = (await write(ben, ana)) as { conversationId: string };
    await ana.chat.ok('listMessages', { path: { conversationId } });
    await deliver({ isLater: true });
    expect(await subjects()).toHaveLength(1);
  });

  test('is queued for a message that is stored while the previous one is read', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await write(ana, ben);
    await deliver({ isLater: true });
    const { limits, clock } = server.app.context;
    const consume = limits.consume.bind(limits);
    // Counted after the receiver was looked up, and before the message is stored.
    const spy = vi.spyOn(limits, 'consume').mockImplementation(async (thing, limitKeys) => {
      if (thing === 'messages-to-one-member')
        await server.database.db.updateTable('notifications').set({ read_at: clock() }).execute();
      return await consume(thing, limitKeys);
    });
    await write(ana, ben);
    spy.mockRestore();
    await deliver({ isLater: true });
    expect(await subjects()).toEqual(['Ana sent you a message', 'Ana sent you a message']);
  });

  test('lists each new time of a session', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const session = await holdSession(server, ana, ben, 24);
    for (const hours of [30, 40]) {
      const body = { date: server.clock.inHours(hours) };
      await ana.api.ok('editSession', { path: { sessionId: session._id }, body });
      await deliver();
    }
    expect(await subjects()).toEqual([
      'Ana planned a session with you',
      'Ana gave your session a new time',
      'Ana gave your session a new time',
    ]);
  });

  test('keeps its Message-ID when it is sent again', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await holdSession(server, ana, ben, 24);
    const { db } = server.database;
    const { rows } = await sql<QueuedJob>`select id, name, data from jobs.job where name = 'email'`.execute(db);
    const [job] = rows as [QueuedJob];
    await deliverEmail(server.app.context, job);
    await deliverEmail(server.app.context, job);
    // The process died before this was recorded.
    await db.updateTable('notifications').set({ emailed_count: 0 }).execute();
    await deliverEmail(server.app.context, job);
    const ids = (await mails()).map(({ messageId }) => messageId);
    expect(ids).toEqual([`<${job.id}@swap.example.org>`, `<${job.id}@swap.example.org>`]);
  });
});

describe('settings', () => {
  test('switch off a kind, and so does one press in the email', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await holdSession(server, ana, ben, 24);
    await deliver();
    const [mail] = await mails();
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const unsubscribeToken = /\/api\/unsubscribe\/([^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    const path = { unsubscribeToken };
    const about = 'Sessions planned with you';
    expect(await server.visitor.ok('getSubscription', { path })).toEqual({ success: true, about, isSubscribed: true });
    const pressed = await server.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${unsubscribeToken}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.statusCode, pressed.json()]).toEqual([200, { success: true, about, isSubscribed: false }]);
    await holdSession(server, ana, ben, 48);
    await deliver();
    expect(await subjects()).toHaveLength(1);
    await server.visitor.ok('subscribeAgain', { path });
    await holdSession(server, ana, ben, 72);
    await deliver();
    expect(await subjects()).toHaveLength(2);
  });

  test('hold back emails that can wait during quiet hours', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const body = { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Asia/Tokyo' };
    await ben.api.ok('setNotificationSettings', { body });
    // 23:00 in Tokyo.
    server.clock.set('2026-11-20T14:00:00.000Z');
    await holdSession(server, ana, ben, 24);
    await deliver();
    expect(await subjects()).toEqual([]);
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from start_after - created_on)::int / 3600 as hours from jobs.job where name = 'email'`.execute(
      server.database.db,
    );
    expect(rows).toEqual([{ hours: 8 }]);
    // Events within two hours are not delayed.
    await holdSession(server, ana, ben, 1);
    await deliver();
    expect(await subjects()).toHaveLength(1);
  });
});

test('a digest lists unsent notifications, once, and what else waits', async () => {
  const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  const session = await holdSession(server, ana, ben, -1);
  await ana.api.ok('createReview', {
    body: { rating: 5, comment: 'Patient and clear.', reviewedTo: ben.id, sessionId: session._id },
  });
  await deliver();
  const job = { id: '7d9c5a0e-3a43-4b41-8a5c-0d3a8f3b6a11', data: { memberId: ben.id } };
  await deliverDigest(server.app.context, job);
  await deliverDigest(server.app.context, job);
  expect(await subjects()).toEqual(['Ana planned a session with you', '1 unread notification on Skill Exchange']);
  const text = (await mails()).at(-1)?.text;
  expect(text).toContain('Ana reviewed you');
  expect(text).toContain('Waits for you: How was it with Ana?');
  expect(text?.match(/Waits for you/g)).toHaveLength(1);
});

test('times and summaries use the zone of weekly hours, until a time zone is chosen', async () => {
  const [host, ana] = [await server.join('Host'), await server.join('Ana')];
  const timeZone = 'Asia/Tokyo';
  await host.api.ok('setAvailability', { body: { timeZone, weekly: [] } });
  const event = await hostEvent(server, host);
  await ana.api.ok('registerForEvent', { path: { id: event._id } });
  await deliver();
  expect((await mails())[0]?.text).toContain('Saturday, November 21 at 9:00 PM your time (12:00 PM UTC)');
  const session = await holdSession(server, ana, host, -1);
  const review = { rating: 5, comment: 'Clear.', reviewedTo: host.id, sessionId: session._id };
  await ana.api.ok('createReview', { body: review });
  const waiting = [{ member_id: host.id, digest: 'weekly', time_zone: timeZone, waits_since: server.clock.now() }];
  expect(
    (await findMembersWithUnsent(server.app.context, null, server.clock.now())).filter(
      ({ member_id }) => member_id === host.id,
    ),
  ).toEqual(waiting);
  // Other settings stay unchanged.
  await host.api.ok('setNotificationSettings', { body: { digest: 'daily' } });
  expect((await host.api.ok('getNotificationSettings')).settings).toMatchObject({ timeZone, digest: 'daily' });
  await host.api.ok('setNotificationSettings', { body: { timeZone: 'UTC' } });
  expect((await host.api.ok('getNotificationSettings')).settings).toMatchObject({ timeZone: 'UTC' });
});
