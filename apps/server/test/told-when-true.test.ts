import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { queueDigests } from '../src/modules/delivery/deliver.ts';
import { remind } from '../src/modules/delivery/reminders.ts';
import { settleDeclines } from '../src/modules/events/decline-service.ts';
import { jobHandlers } from '../src/modules/job-handlers.ts';
import { MailRejected } from '../src/modules/mail/mailer.ts';
import { useMailFolder } from './support/mail-folder.ts';
import { readIcs } from './support/read-ics.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { decide, holdSession, hostEvent, letIn, say } from './support/things.ts';

const { dataDir, mails, empty } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });

interface QueuedJob {
  id: string;
  name: 'email' | 'invitation' | 'digest' | 'account-email';
  data: never;
}

/** Processes queued emails like the worker, even if they are due later. */
async function deliver(...names: QueuedJob['name'][]): Promise<void> {
  const queues = names.length === 0 ? ['email', 'invitation', 'digest'] : names;
  const { rows } = await sql<QueuedJob>`
    delete from jobs.job where name = any(${queues}) returning id, name, data`.execute(server.database.db);
  const handlers = jobHandlers(server.app.context);
  for (const job of rows) await handlers[job.name]?.(job);
}

async function mailsTo(member: TestMember) {
  return (await mails()).filter(({ to }) => to?.[0]?.address === member.email);
}
const subjectsTo = async (member: TestMember) => (await mailsTo(member)).map(({ subject }) => subject);
const unreadOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.filter(({ isRead }) => !isRead).map(({ title }) => title);

const joinAll = async (...names: string[]) => await Promise.all(names.map((name) => server.joinConfirmed(name)));

async function eventWith(host: TestMember, guest: TestMember) {
  const event = await hostEvent(server, host);
  await letIn(host, guest, event._id);
  return event;
}

async function move(host: TestMember, event: { _id: string }, hours: number) {
  const body = { start_time: server.clock.inHours(hours), end_time: server.clock.inHours(hours + 1) };
  await host.api.ok('updateEvent', { path: { eventId: event._id }, body });
}

/** Declined members are notified after a minute. */
async function afterAMinute() {
  server.clock.advance(60);
  await settleDeclines(server.app.context);
}

/** Expects that nothing is queued, and removes emails. */
async function clear() {
  await deliver('email', 'invitation', 'digest', 'account-email');
  empty();
}

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

test('several edits of an event share an email, and the next one tells only what is new', async () => {
  const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
  const event = await eventWith(host, guest);
  await clear();
  const { start_time, end_time } = event;
  const change = (body: object) =>
    host.api.ok('updateEvent', { path: { eventId: event._id }, body: { start_time, end_time, ...body } });
  await change({ title: 'Rye' });
  await change({ description: 'With yeast.' });
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from start_after - created_on) / 60 as minutes from jobs.job where name = 'email'`.execute(
    server.database.db,
  );
  expect(rows.map(({ minutes }) => Number(minutes))).toEqual([5, 5]);
  await deliver();
  await change({ link: 'https://meet.example.org/other' });
  await deliver();
  expect(await subjectsTo(guest)).toEqual([
    `${event.title} is now called Rye and has a new description`,
    'Rye has a new meeting link',
  ]);
});

describe('a notification that became obsolete before it was sent', () => {
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

describe('a notification', () => {
  test('of a second decision is sent while the first is unread', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await hostEvent(server, host);
    for (const _time of [1, 2]) {
      await guest.api.ok('registerForEvent', { path: { id: event._id } });
      await decide(host, guest, event._id, 'REJECT');
      await afterAMinute();
      await deliver();
    }
    const declined = `Your request to join ${event.title} was declined`;
    expect(await subjectsTo(guest)).toEqual([declined, declined]);
    expect((await mailsTo(guest))[0]?.text).not.toContain('It starts on');
  });

  test('of a move has the old and the new time, with the year if it is another one', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    await move(host, event, 24 * 60);
    await deliver();
    const [mail] = await mailsTo(guest);
    expect(mail?.text).toContain('It was planned for Saturday, November 21 at 12:00 PM UTC.');
    expect(mail?.text).toContain('It starts on Tuesday, January 19, 2027 at 12:00 PM UTC. It ends at 1:00 PM UTC.');
  });
});

describe('an email about an event', () => {
  test('tells a guest who hosts it and where to join, with a calendar entry', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await deliver();
    await move(host, event, 30);
    await deliver();
    await host.api.ok('deleteEvent', { path: { eventId: event._id }, query: { reason: 'I caught a cold.' } });
    await deliver();
    const all = await mailsTo(guest);
    expect(all[0]?.text).toContain('Hosted by Host.');
    expect(all[0]?.text).toContain(`Join here: ${event.link}`);
    expect(all[2]?.text).toContain('The host wrote: I caught a cold.');
    const files = all.map(({ attachments }) => attachments.find(({ mimeType }) => mimeType === 'text/calendar'));
    const calendars = files.map((file) => readIcs(new TextDecoder().decode(file?.content as ArrayBuffer)));
    expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(calendars.map(({ items }) => items[0]?.uid))).toEqual(new Set([`${event._id}@swap.example.org`]));
  });

  test('removes it from the calendar of a guest who leaves', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await eventWith(host, guest);
    await clear();
    await guest.api.ok('leaveEvent', { path: { id: event._id } });
    await deliver();
    expect(await subjectsTo(guest)).toEqual([`Canceled: ${event.title}`]);
  });

  test('has the host’s reason for a declined guest', async () => {
    const [host, guest] = (await joinAll('Host', 'Guest')) as [TestMember, TestMember];
    const event = await hostEvent(server, host);
    await guest.api.ok('registerForEvent', { path: { id: event._id } });
    const body = { userId: guest.id, action: 'REJECT', reason: ' It is for beginners. ' } as const;
    await host.api.ok('handleEventRequest', { path: { eventId: event._id }, body });
    await afterAMinute();
    await deliver();
    expect((await mailsTo(guest))[0]?.text).toContain('The host wrote: It is for beginners.');
  });
});

describe('times are in', () => {
  const timeZoneOf = async ({ api }: TestMember) => (await api.ok('getNotificationSettings')).settings.timeZone;

  test('the browser’s zone, until the member has chosen one', async () => {
    const email = 'tokyo@example.org';
    const body = { name: 'Yuki', email, password: 'a long enough pass phrase', timeZone: 'Asia/Tokyo' };
    await server.visitor.ok('signUp', { body });
    const yuki = await server.logIn(email, body.password);
    expect(await timeZoneOf(yuki)).toBe('Asia/Tokyo');
    // Another change does not choose a zone.
    await yuki.api.ok('setNotificationSettings', { body: { digest: 'daily' } });
    await server.visitor.ok('logIn', { body: { email, password: body.password, timeZone: 'Europe/Lisbon' } });
    expect(await timeZoneOf(yuki)).toBe('Europe/Lisbon');
    await yuki.api.ok('setNotificationSettings', { body: { timeZone: 'America/New_York' } });
    await server.visitor.ok('logIn', { body: { email, password: body.password, timeZone: 'Europe/Lisbon' } });
    expect(await timeZoneOf(yuki)).toBe('America/New_York');
  });

  test('the other’s zone too when two look for a time, also without weekly hours', async () => {
    const email = 'kolkata@example.org';
    const body = { name: 'Asha', email, password: 'a long enough pass phrase', timeZone: 'Asia/Kolkata' };
    await server.visitor.ok('signUp', { body });
    const [asha, ben] = [await server.logIn(email, body.password), await server.join('Ben')];
    const overlap = await ben.api.ok('findOverlap', { query: { userId: asha.id } });
    expect(overlap).toMatchObject({ theirs: null, theirZone: 'Asia/Kolkata' });
  });

  test('UTC if the browser’s zone is unknown', async () => {
    const email = 'nowhere@example.org';
    const body = { name: 'Nobody', email, password: 'a long enough pass phrase', timeZone: 'Etc/Unknown' };
    await server.visitor.ok('signUp', { body });
    expect(await timeZoneOf(await server.logIn(email, body.password))).toBe('UTC');
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

describe('an address', () => {
  test('without confirmation gets only emails about the account', async () => {
    const [ana, ben] = [await server.joinConfirmed('Ana'), await server.join('Ben')];
    await holdSession(server, ana, ben, 24);
    await ben.api.ok('sendTestNotification');
    await ben.api.ok('changePassword', {
      body: { currentPassword: ben.password, newPassword: 'another long pass phrase' },
    });
    await deliver('email', 'account-email');
    expect(await subjectsTo(ben)).toEqual(['Confirm your email address', 'Your password was changed']);
  });

  test('that is rejected three times gets no more, and its member is told, until a test arrives', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    const { mailer } = server.app.context;
    const { send } = mailer;
    let tried = 0;
    mailer.send = async () => {
      tried += 1;
      throw new MailRejected('The mail server answered 550.', { isAboutAddress: true });
    };
    for (const hours of [24, 30, 36, 42]) {
      await holdSession(server, ana, ben, hours);
      await deliver('email').catch(() => {});
    }
    mailer.send = send;
    expect(tried).toBe(3);
    const isStopped = async () =>
      (await ben.api.ok('getUser', { path: { userId: ben.id } })).user.emailsStopped ?? false;
    expect(await isStopped()).toBe(true);
    await ben.api.ok('sendTestNotification');
    await deliver('email');
    expect(await subjectsTo(ben)).toEqual(['This is a test, and it works']);
    expect(await isStopped()).toBe(false);
  });

  test('may have a domain in any script, and space around it', async () => {
    const email = '  Jörg@Bücher.example ';
    const password = 'a long enough pass phrase';
    const { status, body } = await server.visitor.call('signUp', { body: { name: 'Jörg', email, password } });
    expect([status, body]).toMatchObject([
      400,
      { message: 'email: must have plain letters without accents before the @' },
    ]);
    await server.visitor.ok('signUp', { body: { name: 'Jörg', email: ' joerg@Bücher.example ', password } });
    for (const spelling of ['joerg@bücher.example', 'JOERG@xn--bcher-kva.example ']) {
      const { email } = await server.visitor.ok('logIn', { body: { email: spelling, password } });
      expect(email).toBe('joerg@xn--bcher-kva.example');
    }
  });
});

test('right-to-left names keep the order of the rest of a subject', async () => {
  const [ana, ben] = (await joinAll('שירה', 'Ben')) as [TestMember, TestMember];
  await holdSession(server, ana, ben, 24);
  await deliver();
  expect(await subjectsTo(ben)).toEqual(['\u2068שירה\u2069 planned a session with you']);
  expect(await unreadOf(ben)).toEqual(['שירה planned a session with you']);
});
