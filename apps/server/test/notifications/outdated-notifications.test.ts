import { describe, expect, test } from 'vitest';
import { queueDigests } from '../../src/modules/delivery/deliver.ts';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, eventWith, joinAll, mailsTo, move, subjectsTo, unreadOf } = notifiedMembers(server, folder);

describe('a reminder of an event', () => {
  const outdated = {
    'that was canceled': async (host: TestMember, _guest: TestMember, event: { _id: string }) => {
      await host.api.ok('deleteEvent', { path: { eventId: event._id } });
    },
    'that the member has left': async (_host: TestMember, guest: TestMember, event: { _id: string }) => {
      await guest.api.ok('leaveEvent', { path: { id: event._id } });
    },
    'that was moved': async (host: TestMember, _guest: TestMember, event: { _id: string }) => {
      await move(host, event, 48);
    },
    'that a moderator has hidden': async (_host: TestMember, _guest: TestMember, event: { _id: string }) => {
      const hidden = { hidden_at: server.clock.now() };
      await server.database.db.updateTable('events').set(hidden).where('id', '=', event._id).execute();
    },
    'that is over': async () => server.clock.set(server.clock.inHours(30)),
  };

  test.each(Object.entries(outdated))('%s is not sent, and keeps the unread ones', async (_what, happens) => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    server.clock.set(server.clock.inHours(0.1));
    await remind(server.app.context);
    expect(await unreadOf(guest)).toContain(`Coming up: ${event.title}`);
    await happens(host, guest, event);
    await deliver();
    expect((await subjectsTo(guest)).filter((subject) => subject?.startsWith('Coming up'))).toEqual([]);
    expect((await unreadOf(guest)).filter((title) => title.startsWith('Coming up'))).toEqual([]);
  });

  test('that moved comes again for the new time, while the first one is unread', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    await remind(server.app.context);
    await deliver();
    await move(host, event, 48);
    await deliver();
    server.clock.set(server.clock.inHours(24.1));
    await remind(server.app.context);
    await deliver();
    const coming = `Coming up: ${event.title}`;
    expect(await subjectsTo(guest)).toEqual([coming, `${event.title} has a new time`, coming]);
  });

  test('is sent late after a pause, once, until the next one is due', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const times = { start_time: server.clock.inHours(72), end_time: server.clock.inHours(73) };
    const event = await hostEvent(server, host, { ...times, date: times.start_time });
    await letIn(host, guest, event._id);
    await clear();
    server.clock.set(server.clock.inHours(65));
    for (const _run of [1, 2]) await remind(server.app.context);
    await deliver();
    expect(await subjectsTo(guest)).toEqual([`Coming up: ${event.title}`]);
    server.clock.set(server.clock.inHours(6.75));
    for (const _run of [1, 2]) await remind(server.app.context);
    await deliver();
    expect(await subjectsTo(guest)).toHaveLength(2);
  });
});

describe('a notification that became obsolete before it was sent', () => {
  test('sends no email about a guest who has left and come back', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    await guest.api.ok('leaveEvent', { path: { id: event._id } });
    await letIn(host, guest, event._id);
    await deliver();
    expect(await subjectsTo(host)).toEqual([]);
  });

  test('and was told of once does not silence the next guest who leaves', async () => {
    const [host, ann, ben, cleo] = (await joinAll('Host', 'Ann', 'Ben', 'Cleo')) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ];
    const { _id: id } = await hostEvent(server, host);
    for (const guest of [ann, ben, cleo]) await letIn(host, guest, id);
    await clear();
    for (const guest of [ann, ben]) {
      await guest.api.ok('leaveEvent', { path: { id } });
      await deliver();
    }
    await letIn(host, ben, id);
    await cleo.api.ok('leaveEvent', { path: { id } });
    await deliver();
    expect((await subjectsTo(host)).at(-1)).toBe('Cleo and 1 other are no longer in Sourdough from a cold fridge');
    expect(await subjectsTo(host)).toHaveLength(3);
  });

  test('names the time of now, in emails about what has moved since', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await hostEvent(server, host);
    await clear();
    await letIn(host, guest, event._id);
    await host.api.ok('sendEventUpdate', { path: { eventId: event._id }, body: { text: 'Bring flour.' } });
    server.clock.set('2026-11-20T12:00:00.000Z');
    await move(host, event, 48);
    await deliver();
    const texts = (await mailsTo(guest)).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain('It starts on Sunday, November 22 at 12:00 PM');
  });

  test('sends no email about a withdrawn request', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await hostEvent(server, host);
    await guest.api.ok('registerForEvent', { path: { id: event._id } });
    await guest.api.ok('leaveEvent', { path: { id: event._id } });
    await deliver();
    expect(await subjectsTo(host)).toEqual([]);
  });

  test('sends no email about a place given up', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await guest.api.ok('leaveEvent', { path: { id: event._id } });
    await deliver('email');
    expect(await subjectsTo(guest)).toEqual([]);
    expect(await subjectsTo(host)).toEqual([`Guest is no longer in ${event.title}`]);
  });

  test('sends no email about a withdrawn plan or proposal', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    const session = await holdSession(server, ana, ben, 24);
    await ana.api.ok('cancelSession', { path: { sessionId: session._id } });
    await deliver();
    expect(await subjectsTo(ben)).toEqual(['Ana canceled your session']);
  });

  test('sends no email about messages of a blocked member', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    await say(ana, ben, 'Hello');
    await ben.api.ok('blockMember', { path: { userId: ana.id } });
    await deliver();
    expect(await subjectsTo(ben)).toEqual([]);
  });

  test('is not in a digest', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    const session = await holdSession(server, ana, ben, -2);
    const review = { rating: 5, comment: 'Clear.', reviewedTo: ben.id, sessionId: session._id };
    await ana.api.ok('createReview', { body: review });
    await clear();
    await server.database.db.updateTable('reviews').set({ hidden_at: server.clock.now() }).execute();
    server.clock.set(server.clock.inHours(4 * 24));
    await queueDigests(server.app.context);
    await deliver();
    expect(await subjectsTo(ben)).toEqual([]);
    expect(await unreadOf(ben)).not.toContain('Ana reviewed you');
  });

  test('is not in a digest of a host whose event has a review that was hidden', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    const { _id: eventId } = await hostEvent(server, ben);
    await letIn(ben, ana, eventId);
    const { db } = server.database;
    await db.updateTable('event_registrations').set({ came: true }).execute();
    const past = { start_time: server.clock.inHours(-2), end_time: server.clock.inHours(-1) };
    await db.updateTable('events').set(past).where('id', '=', eventId).execute();
    await ana.api.ok('reviewEvent', { path: { eventId }, body: { rating: 1, comment: 'Never came.' } });
    await db.updateTable('event_reviews').set({ hidden_at: server.clock.now() }).execute();
    await clear();
    server.clock.set(server.clock.inHours(4 * 24));
    await queueDigests(server.app.context);
    await deliver();
    expect(await subjectsTo(ben)).toEqual([]);
  });
});

describe('a digest', () => {
  test('is sent late after a pause, once, with any number of checks', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    await ben.api.ok('setNotificationSettings', { body: { digest: 'daily', timeZone: 'UTC' } });
    const session = await holdSession(server, ana, ben, -2);
    const review = { rating: 5, comment: 'Clear.', reviewedTo: ben.id, sessionId: session._id };
    await ana.api.ok('createReview', { body: review });
    await clear();
    // Noon: it has not been 8:00 since the review.
    await queueDigests(server.app.context);
    server.clock.set('2026-11-20T23:59:00.000Z');
    await queueDigests(server.app.context);
    await deliver();
    expect(await subjectsTo(ben)).toEqual([]);
    // The server slept from 6:00 to 11:30.
    server.clock.set('2026-11-21T11:30:00.000Z');
    for (const _run of [1, 2]) {
      await queueDigests(server.app.context);
      await deliver();
    }
    expect(await subjectsTo(ben)).toEqual(['1 unread notification on Skill Exchange']);
  });
});
