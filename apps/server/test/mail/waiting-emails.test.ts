import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverEmail } from '../../src/modules/delivery/deliver.ts';
import { deliverWaiting } from '../../src/modules/delivery/deliver-waiting.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { holdSession, hostEvent } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// What an unconfirmed address has missed is sent once it is confirmed.

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'ask' });
const links = accountEmails(server, mails);

let ana: TestMember;
let ben: TestMember;

beforeEach(async () => {
  [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
});

/** Processes the queued emails about notifications like the worker, those due now and later ones. */
async function deliver(): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; data: never }>`
    delete from jobs.job where name in ('email', 'digest') returning id, name, data`.execute(server.database.db);
  for (const job of rows) await (job.name === 'email' ? deliverEmail : deliverWaiting)(server.app.context, job);
}

const confirm = async (member: TestMember) =>
  await server.visitor.ok('confirmEmailLink', { path: { emailToken: await links.verifyToken(member) } });

const to = async ({ email }: TestMember) =>
  (await mails()).filter((mail) => mail.to?.[0]?.address === email && !mail.subject?.includes('email address'));

const write = (from: TestMember, receiver: TestMember) =>
  from.chat.ok('sendMessage', { body: { senderId: from.id, receiverId: receiver.id, text: 'Hello' } });

describe('a confirmed address', () => {
  test('is no longer asked for on other devices', async () => {
    const emit = vi.spyOn(server.app.context.broadcaster, 'emitNotifications');
    await confirm(ben);
    expect(emit).toHaveBeenCalledWith([ben.id]);
  });

  test('gets what waited in one email, and later things in their own', async () => {
    await write(ana, ben);
    await holdSession(server, ana, ben, 24);
    const event = await hostEvent(server, ben);
    await ana.api.ok('registerForEvent', { path: { id: event._id } });
    await deliver();
    expect(await to(ben)).toEqual([]);
    await confirm(ben);
    await deliver();
    const [mail, ...others] = await to(ben);
    expect([mail?.subject, others]).toEqual(['3 things waited for you on Skill Exchange', []]);
    for (const line of ['Ana sent you a message', 'Ana planned a session with you', `Ana wants to join ${event.title}`])
      expect(mail?.text).toContain(line);
    await deliver();
    expect(await to(ben)).toHaveLength(1);
    await holdSession(server, ana, ben, 48);
    await deliver();
    expect((await to(ben)).map(({ subject }) => subject)).toEqual([mail?.subject, 'Ana planned a session with you']);
  });

  test('gets no second email of what is queued for later', async () => {
    await write(ana, ben);
    await confirm(ben);
    await deliver();
    expect(await to(ben)).toHaveLength(1);
  });

  test('gets nothing that was read, has ended, was canceled or deleted, or is of a blocked member', async () => {
    const cy = await server.join('Cy');
    const { conversationId } = (await write(cy, ben)) as { conversationId: string };
    await ben.chat.ok('listMessages', { path: { conversationId } });
    const canceled = await holdSession(server, cy, ben, 24);
    await cy.api.ok('cancelSession', { path: { sessionId: canceled._id } });
    await holdSession(server, cy, ben, 5);
    const { _id: messageId } = await write(ana, ben);
    await ana.chat.ok('deleteMessage', { path: { messageId } });
    const dan = await server.join('Dan');
    await write(dan, ben);
    await ben.api.ok('blockMember', { path: { userId: dan.id } });
    await deliver();
    server.clock.set(server.clock.inHours(30));
    await confirm(ben);
    await deliver();
    expect(await to(ben)).toEqual([]);
  });

  test('gets nothing from long ago', async () => {
    await write(ana, ben);
    await deliver();
    server.clock.set(server.clock.inHours(31 * 24));
    await confirm(ben);
    await deliver();
    expect(await to(ben)).toEqual([]);
  });

  test('gets no kind that its member has switched off', async () => {
    const body = { kinds: [{ kind: 'message', email: false, push: false }] } as const;
    await ben.api.ok('setNotificationSettings', { body: { kinds: [...body.kinds] } });
    await write(ana, ben);
    await confirm(ben);
    await deliver();
    expect(await to(ben)).toEqual([]);
  });

  test('gets it after quiet hours', async () => {
    await ben.api.ok('setNotificationSettings', {
      body: { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Asia/Tokyo' },
    });
    // 23:00 in Tokyo.
    server.clock.set('2026-11-20T14:00:00.000Z');
    await write(ana, ben);
    const emailToken = await links.verifyToken(ben);
    await sql`delete from jobs.job where name = 'email'`.execute(server.database.db);
    await server.visitor.ok('confirmEmailLink', { path: { emailToken } });
    await deliver();
    expect(await to(ben)).toEqual([]);
    server.clock.set('2026-11-20T22:30:00.000Z');
    await deliver();
    expect((await to(ben)).map(({ subject }) => subject)).toEqual(['1 thing waited for you on Skill Exchange']);
  });

  test.each(['reset', 'change'] as const)('gets it by a link for a %s, too', async (way) => {
    await write(ana, ben);
    await sql`delete from jobs.job where name = 'email'`.execute(server.database.db);
    const email = way === 'change' ? `new-${ben.email}` : ben.email;
    if (way === 'reset') {
      const body = { token: await links.resetToken(ben), password: 'a long enough phrase of mine' };
      await server.visitor.ok('resetPassword', { body });
    } else await server.visitor.ok('confirmEmailLink', { path: { emailToken: await links.changeToken(ben, email) } });
    await deliver();
    const sent = (await mails()).filter((mail) => mail.to?.[0]?.address === email);
    expect(sent.map(({ subject }) => subject)).toContain('1 thing waited for you on Skill Exchange');
  });
});
