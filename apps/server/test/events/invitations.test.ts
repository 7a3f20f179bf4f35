import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/contention.ts';
import type { JobData } from '../../src/jobs/queues.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { inNotifyingTransaction } from '../../src/modules/notifications/notify.ts';
import { queueInvitation } from '../../src/modules/notifications/queue-invitation.ts';
import { enrol } from '../support/enrol.ts';
import { holdSession } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails, empty } = useMailFolder();
const from = 'Skill Exchange <hello@swap.example.org>';
const server = useServer({
  dataDir,
  verifyEmail: 'off',
  siteUrl: 'https://swap.example.org',
  mail: { smtpUrl: null, from, dkim: null },
});

interface QueuedJob {
  id: string;
  name: 'email' | 'invitation';
  data: JobData['email'] & JobData['invitation'];
}

/** Processes the emails that are due, like the worker. */
async function deliver(): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    delete from jobs.job where name in ('email', 'invitation') and start_after <= now()
    returning id, name, data`.execute(server.database.db);
  const handlers = jobHandlers(server.app.context);
  for (const job of rows) await handlers[job.name]?.(job);
  return rows;
}

/** Creates a session that both have agreed to, without any queued email. */
async function agreedSession(ana: TestMember, ben: TestMember): Promise<string> {
  const { _id } = await holdSession(server, ana, ben, 24);
  const agreed_at = server.clock.now();
  await server.database.db.updateTable('sessions').set({ agreed_at }).where('id', '=', _id).execute();
  await deliver();
  empty();
  return _id;
}

const partOf = ({ attachments }: Email) => {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (part === undefined) return null;
  const text = typeof part.content === 'string' ? part.content : Buffer.from(part.content as ArrayBuffer).toString();
  const { method, items } = readIcs(text);
  return { method, ...items[0] };
};

/** Returns a member's emails, complete, and their calendar content. */
async function mailsTo({ email }: TestMember) {
  const all = (await mails()).filter(({ to }) => to?.[0]?.address === email);
  return all.map((mail) => ({ subject: mail.subject, part: partOf(mail) }));
}

const rawMails = () =>
  readdirSync(join(dataDir, 'mail')).map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'));

/** Returns all readable text of an email, also decoded. */
function readable(raw: string): string {
  const decoded = raw.split(/\r?\n\r?\n/).map((block) => Buffer.from(block, 'base64').toString());
  return [raw, raw.replaceAll(/=\r?\n/g, ''), ...decoded].join('\n');
}

describe('a session that both have agreed to', () => {
  test('updates both calendars after a change and at its end', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const sessionId = await agreedSession(ana, ben);
    const uid = `${sessionId}@swap.example.org`;
    const path = { sessionId };
    const body = { link: 'https://meet.example.org/new' };
    await ana.api.ok('editSession', { path, body });
    await deliver();
    const changed = { method: 'REQUEST', uid, status: 'CONFIRMED', sequence: 2, location: body.link };
    const times = { start: server.clock.inHours(24), end: server.clock.inHours(25) };
    const of = ({ email }: TestMember) => ({ organizer: 'hello@swap.example.org', attendees: [email] });
    expect(await mailsTo(ana)).toMatchObject([
      { subject: 'In your calendar: Session with Ben', part: { ...changed, ...times, ...of(ana) } },
    ]);
    expect(await mailsTo(ben)).toMatchObject([
      { subject: 'Ana gave your session a new meeting link', part: { ...changed, ...times, ...of(ben) } },
    ]);
    empty();
    await ben.api.ok('cancelSession', { path });
    await deliver();
    const canceled = { method: 'CANCEL', uid, status: 'CANCELLED', sequence: 3 };
    expect(await mailsTo(ana)).toMatchObject([
      { subject: 'Ben canceled your session', part: { ...canceled, ...of(ana) } },
    ]);
    expect(await mailsTo(ben)).toMatchObject([
      { subject: 'Canceled: Session with Ana', part: { ...canceled, ...of(ben) } },
    ]);
  });

  test('sends an invitation with the answer to a proposal, also to the one who answers', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const subject = await agreedSession(ana, ben);
    await inNotifyingTransaction(server.app.context, async (trx, notify) => {
      const details = { change: 'agreed to your session', startsAt: server.clock.inHours(24) };
      await notify({ kind: 'sessionAnswered', subject, to: [ana.id], actor: ben.id, details });
      await queueInvitation(server.app.context, trx, { sessionId: subject, memberId: ben.id });
    });
    await deliver();
    expect(await mailsTo(ana)).toMatchObject([{ subject: 'Ben agreed to your session', part: { method: 'REQUEST' } }]);
    expect(await mailsTo(ben)).toMatchObject([
      { subject: 'In your calendar: Session with Ana', part: { method: 'REQUEST' } },
    ]);
  });

  test('names no other address in an email than the site’s and the recipient’s', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const sessionId = await agreedSession(ana, ben);
    await ana.api.ok('editSession', { path: { sessionId }, body: { link: 'https://meet.example.org/new' } });
    await deliver();
    await ben.api.ok('cancelSession', { path: { sessionId } });
    await deliver();
    const raw = rawMails();
    expect(raw).toHaveLength(4);
    for (const mail of raw) {
      const text = readable(mail);
      const [own, other] = text.includes(`To: Ana <${ana.email}>`) ? [ana, ben] : [ben, ana];
      expect(text).toContain(own.email);
      expect(text).toContain('BEGIN:VCALENDAR');
      expect(text).not.toContain(other.email);
    }
  });

  test('is sent again with the same Message-ID and the current data', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const sessionId = await agreedSession(ana, ben);
    await ana.api.ok('editSession', { path: { sessionId }, body: { link: 'https://meet.example.org/new' } });
    const [job] = (await deliver()).filter(({ name }) => name === 'invitation');
    await ben.api.ok('cancelSession', { path: { sessionId } });
    if (job !== undefined) await jobHandlers(server.app.context).invitation?.(job);
    const sent = (await mails()).filter(({ to }) => to?.[0]?.address === ana.email);
    expect(sent.map(({ messageId }) => messageId)).toEqual(sent.map(() => `<${job?.id}@swap.example.org>`));
    expect((await mailsTo(ana)).map(({ part }) => part?.method)).toEqual(['REQUEST', 'CANCEL']);
  });
});

describe('one setting decides about calendars', () => {
  const choose = ({ api }: TestMember, kind: string, email: boolean) =>
    api.ok('setNotificationSettings', { body: { kinds: [{ kind, email }] } });

  test('so one email has a cancellation, even if its notification was read or is switched off', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const canceled = [{ subject: 'Ana canceled your session', part: { method: 'CANCEL' } }];
    const sessionId = await agreedSession(ana, ben);
    await ana.api.ok('cancelSession', { path: { sessionId } });
    await ben.api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });
    await deliver();
    expect(await mailsTo(ben)).toMatchObject(canceled);
    await choose(ben, 'sessionCanceled', false);
    const another = await agreedSession(ana, ben);
    await ana.api.ok('cancelSession', { path: { sessionId: another } });
    await deliver();
    expect(await mailsTo(ben)).toMatchObject(canceled);
    const [mail] = await mails();
    expect(mail?.text).toContain('Stop emails about answers to your proposals and calendar invitations');
  });

  test('ends in both calendars when one blocks the other', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    await agreedSession(ana, ben);
    await holdSession(server, ana, ben, 48);
    await deliver();
    empty();
    await ben.api.ok('blockMember', { path: { userId: ana.id } });
    await deliver();
    for (const [member, other] of [
      [ana, 'Ben'],
      [ben, 'Ana'],
    ] as const) {
      const part = { method: 'CANCEL', status: 'CANCELLED' };
      expect(await mailsTo(member)).toMatchObject([{ subject: `Canceled: Session with ${other}`, part }]);
    }
  });

  test('and if it is off, a cancellation is an ordinary notification', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    await choose(ben, 'sessionAnswered', false);
    const cancel = async (isRead: boolean) => {
      const sessionId = await agreedSession(ana, ben);
      await ana.api.ok('cancelSession', { path: { sessionId } });
      if (isRead) await ben.api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });
      await deliver();
      return await mailsTo(ben);
    };
    expect(await cancel(false)).toEqual([{ subject: 'Ana canceled your session', part: null }]);
    expect(await cancel(true)).toEqual([]);
    await choose(ben, 'sessionCanceled', false);
    expect(await cancel(false)).toEqual([]);
  });
});

describe('no invitation', () => {
  test('is sent for a session that only one has agreed to', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id: sessionId } = await holdSession(server, ana, ben, 24);
    await ana.api.ok('editSession', { path: { sessionId }, body: { link: 'https://meet.example.org/new' } });
    await ana.api.ok('cancelSession', { path: { sessionId } });
    await deliver();
    expect(await mailsTo(ana)).toEqual([]);
    expect((await mailsTo(ben)).map(({ part }) => part)).toEqual([null]);
  });

  test('is sent to a member without emails about answers, or in quiet hours', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const sessionId = await agreedSession(ana, ben);
    const change = (link: string) => ana.api.ok('editSession', { path: { sessionId }, body: { link } });
    const set = (body: object) => ana.api.ok('setNotificationSettings', { body });
    await set({ kinds: [{ kind: 'sessionAnswered', email: false }] });
    await change('https://meet.example.org/one');
    await deliver();
    expect(await mailsTo(ana)).toEqual([]);
    await set({ kinds: [{ kind: 'sessionAnswered', email: true }], quietHours: { from: '11:00', to: '13:00' } });
    await change('https://meet.example.org/two');
    await deliver();
    expect(await mailsTo(ana)).toEqual([]);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - created_on)::int as seconds
      from jobs.job where name = 'invitation'`.execute(server.database.db);
    expect(rows).toEqual([{ seconds: 3_600 }]);
  });

  test('is sent after the session, or without a change', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const sessionId = await agreedSession(ana, ben);
    await ana.api.ok('editSession', { path: { sessionId }, body: { link: 'https://meet.example.org/swap' } });
    expect(await deliver()).toEqual([]);
    const { context } = server.app;
    const queue = () =>
      inTransaction(context.db, (trx) => queueInvitation(context, trx, { sessionId, memberId: ana.id }));
    server.clock.set(server.clock.inHours(25));
    await queue();
    await deliver();
    expect(await mails()).toEqual([]);
  });
});
