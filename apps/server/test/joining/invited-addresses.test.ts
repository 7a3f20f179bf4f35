import { beforeEach, describe, expect, test } from 'vitest';
import { deliverAccountEmail } from '../../src/modules/account/deliver.ts';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { removeOldInvited } from '../../src/modules/joining/invited-addresses.ts';
import { MailRejected } from '../../src/modules/mail/mailer.ts';
import { takeJobs } from '../announcements/announcing.ts';
import { enrol, makeOperators, openSessions } from '../support/enrol.ts';
import { columnsWith } from '../support/kinds/columns-with.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { joinWith, setJoining } from './joining.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const dayS = 24 * 3_600;
let operator: TestMember;
let ann: TestMember;
beforeEach(async () => {
  await server.app.context.community.refresh();
  [operator, ann] = await enrol(server, 'Amara', 'Ann');
  await makeOperators(server, operator);
  await setJoining(server, operator, { joinBy: 'invitation' });
});

const samira = 'samira@xanadu.example';
const invite = async (...addresses: string[]) => await operator.api.ok('inviteAddresses', { body: { addresses } });
const listed = async (by = operator) => (await by.api.ok('listInvitedAddresses')).addresses;
const states = async () => (await listed()).map(({ state }) => state);
const again = async () => {
  const [one] = await listed();
  return await operator.api.call('inviteAddressAgain', { path: { invitedAddressId: one?._id ?? '' } });
};

async function deliver(): Promise<void> {
  for (const job of await takeJobs(server, 'account-email')) await deliverAccountEmail(server.app.context, job);
}

/** Returns the token of the last email's link. */
const tokenOf = async () => /invitation=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

/** Delivers what waits by a mail server that rejects every address. */
async function deliverInVain(): Promise<void> {
  const send = async () => {
    throw new MailRejected('The mail server answered 550.', { isAboutAddress: true });
  };
  const mailer = { send, close: async () => {} };
  for (const job of await takeJobs(server, 'account-email'))
    await deliverAccountEmail({ ...server.app.context, mailer }, job);
}

describe('a list of addresses', () => {
  test('is invited by email, each with a link for one person', async () => {
    const { addresses, alreadyInvited } = await invite(` ${samira} `, 'lukas@xanadu.example', samira.toUpperCase());
    expect(addresses).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    expect(alreadyInvited).toBe(0);
    await deliver();
    expect(await states()).toEqual(['sent', 'sent']);
    const sent = await mails();
    expect(sent.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      'SAMIRA@xanadu.example',
      'lukas@xanadu.example',
    ]);
    expect(sent[0]?.subject).toBe('You are invited to join Skill Exchange');
    const token = await tokenOf();
    expect((await joinWith(server, token)).status).toBe(201);
    expect((await joinWith(server, token)).status).toBe(409);
    expect((await states()).toSorted()).toEqual(['joined', 'sent']);
    // The lists of links have none of them, and the email of somebody else is no link to the member.
    expect((await operator.api.ok('listInvitations')).invitations).toEqual([]);
    expect((await operator.api.ok('listOwnInvitations')).invitations).toEqual([]);
  });

  test('is told what the community is in its language, also if nobody has written that', async () => {
    const { groups } = await operator.api.ok('listSettings');
    const version = groups.find(({ group }) => group === 'identity')?.version ?? 0;
    await operator.api.ok('changeSettings', {
      path: { group: 'identity' },
      body: { version, values: { language: 'de' } },
    });
    await invite(samira);
    await deliver();
    expect((await mails()).at(-1)?.text).toContain('Stunde');
    expect((await mails()).at(-1)?.text).not.toContain('Trade what you know');
  });

  test('says nothing about members: their addresses are invited as all others', async () => {
    const { addresses } = await invite(ann.email, samira);
    expect(addresses.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await deliver();
    expect(await states()).toEqual(['sent', 'sent']);
    await server.visitor.call('signUp', { body: { name: 'S', email: samira, password: 'a long passphrase' } });
    expect(await states()).toEqual(['sent', 'sent']);
    expect(await ann.api.call('listInvitedAddresses')).toMatchObject({ status: 403 });
  });

  test('invites nobody twice whose link works, and again once it has ended', async () => {
    await invite(samira);
    expect(await invite(samira, 'lukas@xanadu.example')).toMatchObject({ addresses: [{}], alreadyInvited: 1 });
    const twice = await Promise.all([invite('both@xanadu.example'), invite('both@xanadu.example')]);
    expect(twice.map(({ alreadyInvited }) => alreadyInvited).toSorted()).toEqual([0, 1]);
    server.clock.advance(14 * dayS);
    [operator] = (await openSessions(server, [operator])) as [TestMember];
    expect(new Set(await states())).toEqual(new Set(['ended']));
    expect(await invite(samira)).toMatchObject({ addresses: [{ state: 'waiting' }], alreadyInvited: 0 });
  });

  test('with an address that is not valid is not stored, and names it', async () => {
    const body = { addresses: [samira, 'lukas at example'] };
    expect(await operator.api.call('inviteAddresses', { body })).toMatchObject({
      status: 400,
      body: { field: 'addresses.1' },
    });
    expect(await listed()).toEqual([]);
  });

  test('has at most 500 addresses in a day', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `person-${from + n}@xanadu.example`);
    for (const from of [0, 200]) await invite(...many(from, 200));
    const body = { addresses: many(400, 101) };
    expect(await operator.api.call('inviteAddresses', { body })).toMatchObject({
      status: 409,
      body: { code: 'too_many_invitations', params: { limit: 100, days: 1 } },
    });
    server.clock.advance(dayS);
    await invite(...many(400, 101));
  });
});

describe('an invited address', () => {
  test('that is revoked lets nobody in, gets no email that waits, and is in the log', async () => {
    await invite(samira);
    await deliver();
    const token = await tokenOf();
    const [one] = await listed();
    const { address } = await operator.api.ok('revokeInvitedAddress', { path: { invitedAddressId: one?._id ?? '' } });
    expect(address).toMatchObject({ state: 'revoked' });
    expect((await joinWith(server, token)).status).toBe(404);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'invitation_expired' } });
    await invite('lukas@xanadu.example');
    const lukas = (await listed()).find(({ email }) => email.startsWith('lukas'));
    await operator.api.ok('revokeInvitedAddress', { path: { invitedAddressId: lukas?._id ?? '' } });
    await deliver();
    expect(await mails()).toHaveLength(1);
    const audit = await server.database.db.selectFrom('audit').select('what').execute();
    expect(audit.filter(({ what }) => what === 'invitation.revoked')).toHaveLength(2);
  });

  test('gets another email after a day, with the same link', async () => {
    await invite(samira);
    await deliver();
    const token = await tokenOf();
    expect(await again()).toMatchObject({ status: 429 });
    server.clock.advance(dayS);
    expect(await again()).toMatchObject({ status: 200, body: { address: { state: 'waiting' } } });
    await deliver();
    expect(await mails()).toHaveLength(2);
    expect(await tokenOf()).toBe(token);
  });

  test('that the mail server rejects is shown, counts as no dead email, and can be sent again at once', async () => {
    await invite(samira);
    await deliverInVain();
    expect(await states()).toEqual(['failed']);
    expect(await again()).toMatchObject({ status: 200 });
    await deliver();
    expect(await states()).toEqual(['sent']);
  });

  test('whose email was given up after two days is shown', async () => {
    await invite(samira);
    await takeJobs(server, 'account-email');
    server.clock.advance(2 * dayS + 3_601);
    expect(await states()).toEqual(['failed']);
  });

  test('is invited in the language of the community', async () => {
    const body = { version: 0, values: { language: 'de' } };
    await operator.api.ok('changeSettings', { path: { group: 'identity' }, body });
    await invite(samira);
    await deliver();
    expect((await mails())[0]?.html).toContain('lang="de"');
  });

  test('is removed 30 days after its link has ended, and with the account of who joined by it', async () => {
    await invite(samira);
    await deliver();
    await joinWith(server, await tokenOf());
    const found = await server.database.db
      .selectFrom('joinings')
      .innerJoin('members', 'members.id', 'member_id')
      .select(['members.id', 'name', 'email'])
      .execute();
    const [joined] = await openSessions(server, found);
    await joined?.api.ok('deleteAccount', { body: { password: 'a long passphrase' } });
    await invite('lukas@xanadu.example');
    server.clock.advance(8 * dayS);
    await eraseLeft(server.app.context);
    expect((await columnsWith(server.database.db, 'samira@xanadu')).filter((name) => !name.includes('job'))).toEqual(
      [],
    );
    server.clock.advance((6 + 30) * dayS - 1);
    await removeOldInvited(server.app.context);
    expect(await columnsWith(server.database.db, 'lukas@xanadu')).not.toEqual([]);
    server.clock.advance(1);
    await removeOldInvited(server.app.context);
    expect(await columnsWith(server.database.db, 'lukas@xanadu')).toEqual([]);
  });
});
