import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import { mailboxOf } from '../../src/modules/mail/mailbox.ts';
import { createMailer } from '../../src/modules/mail/mailer.ts';
import { type Arrived, mail, useMailServers } from '../support/programs/mail-servers.ts';

const { ends, mailerFor, startSmtp } = useMailServers();

test.each([
  ['hello@example.org', { name: '', address: 'hello@example.org' }],
  ['Müller, Söhne & Co. <hello@example.org>', { name: 'Müller, Söhne & Co.', address: 'hello@example.org' }],
  ['"Swap: \\"us\\"" <hello@example.org>', { name: 'Swap: "us"', address: 'hello@example.org' }],
])('MAIL_FROM %s is one mailbox', (text, mailbox) => {
  expect(mailboxOf(text)).toEqual(mailbox);
});

describe('a mail', () => {
  test('carries an invitation both as a part for programs and as a file', async () => {
    const { arrived, port } = await startSmtp();
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await mailerFor(port).send({ ...mail, invitations: [{ method: 'CANCEL', content, filename: 'session.ics' }] });
    const { raw, parsed } = arrived[0] as Arrived;
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r$/m);
    expect(parsed.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    expect(parsed.attachments.map(({ filename }) => filename)).toContain('session.ics');
    expect(parsed).toMatchObject({
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining(mail.html),
    });
  });

  test('carries a second method as another file, since a part has one method', async () => {
    const { arrived, port } = await startSmtp();
    const invitation = (method: 'REQUEST' | 'CANCEL') => {
      const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
      return { method, content, filename: 'event.ics' };
    };
    await mailerFor(port).send({ ...mail, invitations: [invitation('REQUEST'), invitation('CANCEL')] });
    const { raw, parsed } = arrived[0] as Arrived;
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL;?\r$/m);
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(
      expect.arrayContaining(['event.ics', 'cancel-event.ics']),
    );
  });

  test('arrives complete, with its id in its Message-ID', async () => {
    const { arrived, port } = await startSmtp();
    await mailerFor(port).send(mail);
    expect(arrived).toHaveLength(1);
    const { sentTo, parsed } = arrived[0] as Arrived;
    expect(sentTo).toEqual(['ines@example.org']);
    expect(parsed).toMatchObject({
      messageId: '<0d3a8f3b-6a11-4b41-8a5c-7d9c5a0e3a43@swap.example.org>',
      subject: mail.subject,
      from: { name: 'Skill Exchange', address: 'hello@swap.example.org' },
      to: [mail.to],
    });
    expect([parsed.html?.trim(), parsed.text?.trim()]).toEqual([mail.html, mail.text]);
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  test('has a one-click unsubscribe link, unless it must be sent', async () => {
    const { arrived, port } = await startSmtp();
    const mailer = mailerFor(port);
    await mailer.send(mail);
    const { unsubscribeUrl: _, ...fixed } = mail;
    await mailer.send(fixed);
    const [first, second] = arrived as [Arrived, Arrived];
    expect(first.raw).toMatch(/^List-Unsubscribe: <https:\/\/swap\.example\.org\/api\/unsubscribe\/token>\r$/m);
    expect(first.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(second.raw).not.toContain('List-Unsubscribe');
  });

  test('is signed together with both headers of one-click unsubscribing', async () => {
    const { arrived, port } = await startSmtp();
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    await mailerFor(port, { dkim: { domain: 'swap.example.org', selector: 'mail', privateKey } }).send(mail);
    const signature = /^DKIM-Signature:.*(?:\r\n[ \t].*)*/m.exec((arrived[0] as Arrived).raw)?.[0] ?? '';
    const tags = Object.fromEntries(
      signature
        .replace(/^DKIM-Signature:|\s/g, '')
        .split(';')
        .map((tag) => tag.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>;
    expect(tags).toMatchObject({ a: 'rsa-sha256', d: 'swap.example.org', s: 'mail' });
    expect(tags.h?.toLowerCase().split(':')).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  test('has no foreign headers or recipients, with any name or title', async () => {
    const { arrived, port } = await startSmtp();
    await mailerFor(port).send({
      ...mail,
      to: { name: 'Eve\r\nBcc: bob@example.org\r\n\r\n<b>', address: 'ines@example.org' },
      subject: 'Hello\r\nX-Evil: 1\nBcc: bob@example.org\r\n\r\nbody',
      unsubscribeUrl: 'https://swap.example.org/\r\nX-Evil: 2',
    });
    const { sentTo, parsed } = arrived[0] as Arrived;
    expect(sentTo).toEqual(['ines@example.org']);
    expect(parsed.headers.filter(({ key }) => key === 'bcc' || key === 'x-evil')).toEqual([]);
    expect(parsed.text?.trim()).toBe(mail.text);
  });

  test.each([
    '=?utf-8?Q?=0D=0ABcc:_bob?= wants to join',
    `Ünïcode =?utf-8?B?QWRtaW4=?= and ${'a long name 字 '.repeat(20).trim()}`,
  ])('has the subject %s, of which no reader decodes a part', async (subject) => {
    const { arrived, port } = await startSmtp();
    await mailerFor(port).send({ ...mail, subject });
    expect((arrived[0] as Arrived).parsed.subject).toBe(subject);
  });

  test('goes to one address, with any text in it', async () => {
    const { arrived, port } = await startSmtp();
    const mailer = mailerFor(port);
    for (const address of ['ines@example.org, bob@example.org', 'ines@example.org>\r\nRCPT TO:<bob@example.org'])
      await mailer.send({ ...mail, to: { name: 'Eve', address } }).catch(() => {});
    expect(arrived.flatMap(({ sentTo }) => sentTo).filter((address) => address === 'bob@example.org')).toEqual([]);
  });
});

describe('without a mail server', () => {
  const create = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mailer-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const settings = { smtpUrl: null, from: 'Skill Exchange <hello@localhost>', dkim: null };
    const mailer = createMailer({ dataDir: join(dataDir, 'data'), siteUrl: 'http://localhost:3000', mail: settings });
    return { mailer, folder: join(dataDir, 'data/mail') };
  };

  test('a mail is a file that mail programs open', async () => {
    const { mailer, folder } = create();
    await mailer.send(mail);
    const names = readdirSync(folder);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z[ -]0d3a8f3b-[\da-f-]+\.eml$/)]);
    const parsed = await PostalMime.parse(readFileSync(join(folder, names[0] as string)));
    expect(parsed).toMatchObject({ subject: mail.subject, to: [mail.to] });
    expect(parsed.html?.trim()).toBe(mail.html);
  });

  test('a mail that cannot be written leaves no file', async () => {
    const { mailer, folder } = create();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') });
    const name = `2026-11-20T12-00-00.000Z ${mail.id}.eml`;
    try {
      mkdirSync(join(folder, name), { recursive: true });
      await expect(mailer.send(mail)).rejects.toThrow();
      expect(readdirSync(folder)).toEqual([name]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('only the newest 1,000 are kept', async () => {
    const { mailer, folder } = create();
    mkdirSync(folder, { recursive: true });
    for (let day = 0; day < 1_001; day += 1)
      writeFileSync(join(folder, `2020-${String(day).padStart(4, '0')}.eml`), '');
    await mailer.send(mail);
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(1_000);
    expect([names[0], names.at(-1)]).toEqual(['2020-0002.eml', expect.stringContaining(mail.id)]);
  });
});
