import { describe, expect, test } from 'vitest';
import { MailRejected } from '../../src/modules/mail/mailer.ts';
import { makeOperators } from '../support/enrol.ts';
import { holdSession } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { deliver, joinAll, subjectsTo, unreadOf } = notifiedMembers(server, folder);

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

  test('UTC and the other’s zone for a member without one, with where to choose it', async () => {
    const [ana, ben] = [await server.joinConfirmed('Ana'), await server.joinConfirmed('Ben')];
    await ana.api.ok('setNotificationSettings', { body: { timeZone: 'Asia/Tokyo' } });
    const hint = 'Choose it here: https://swap.example.org/notifications/settings';
    const textTo = async ({ email }: TestMember) => {
      await deliver();
      return (await folder.mails()).findLast(({ to }) => to?.[0]?.address === email)?.text ?? '';
    };
    await holdSession(server, ana, ben, 24);
    const first = await textTo(ben);
    expect(first).toContain('Saturday, November 21 at 12:00 PM UTC (9:00 PM in Asia/Tokyo)');
    expect(first).toContain(hint);
    // A hidden zone stays hidden.
    const hides = new FormData();
    hides.set('hideTimeZone', 'true');
    await ana.api.ok('editUser', { path: { userId: ana.id }, form: hides });
    await holdSession(server, ana, ben, 48);
    const second = await textTo(ben);
    expect(second).toContain('Sunday, November 22 at 12:00 PM UTC.');
    expect(second).not.toContain('Tokyo');
    await ben.api.ok('setNotificationSettings', { body: { timeZone: 'UTC' } });
    await holdSession(server, ana, ben, 72);
    expect(await textTo(ben)).not.toContain(hint);
  });

  test('UTC if the browser’s zone is unknown', async () => {
    const email = 'nowhere@example.org';
    const body = { name: 'Nobody', email, password: 'a long enough pass phrase', timeZone: 'Etc/Unknown' };
    await server.visitor.ok('signUp', { body });
    expect(await timeZoneOf(await server.logIn(email, body.password))).toBe('UTC');
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

  test('that is rejected three times gets no more, and its member sees why, until a test arrives', async () => {
    const [ana, ben] = (await joinAll('Ana', 'Ben')) as [TestMember, TestMember];
    const { mailer } = server.app.context;
    const { send } = mailer;
    let tried = 0;
    mailer.send = async () => {
      tried += 1;
      const answer = `550-5.1.1 <${ben.email}> has left`;
      throw new MailRejected('The mail server answered 550.', { isAboutAddress: true, answer });
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
    await makeOperators(server, ana);
    const { mail, warnings } = await ana.api.ok('getCommunityHealth');
    const refusedAt = server.clock.now().toISOString();
    expect(mail.refused).toEqual({ addresses: 1, stopped: 1, last: [{ refusedAt, code: '550 5.1.1' }] });
    expect(warnings).toContainEqual({ code: 'addresses_refused' });
    await ben.api.ok('sendTestNotification');
    await deliver('email');
    expect(await subjectsTo(ben)).toEqual(['This is a test, and it works']);
    expect(await isStopped()).toBe(false);
    const after = await ana.api.ok('getCommunityHealth');
    expect(after.mail.refused).toEqual({ addresses: 0, stopped: 0, last: [] });
  });

  test.each([
    ['550 5.1.1 <ines@example.org> unknown', '550 5.1.1'],
    ['550-5.7.26 This mail is unauthenticated', '550 5.7.26'],
    ['550 ines@example.org is not wanted here', '550'],
    ['no such user', ''],
  ])('is refused with codes alone: %s', (answer, codes) => {
    expect(new MailRejected('No.', { isAboutAddress: true, answer }).codes).toBe(codes);
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
