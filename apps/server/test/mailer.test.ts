import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { mailboxOf } from '../src/modules/mail/mailbox.ts';
import { createMailer, MailRejected, type MailSettings, type OutgoingMail } from '../src/modules/mail/mailer.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const mail: OutgoingMail = {
  id: '0d3a8f3b-6a11-4b41-8a5c-7d9c5a0e3a43',
  to: { name: 'Inês "Nê" Carvalho', address: 'ines@example.org' },
  subject: 'Zoë wants to join Sourdough 🍞',
  html: '<p>It starts on <b>Tuesday</b> – see you.</p>',
  text: 'It starts on Tuesday – see you.',
  unsubscribeUrl: 'https://swap.example.org/api/unsubscribe/token',
};

/** Creates a mailer with short timeouts, for a mail server at this port. */
function mailerFor(port: number, { timeoutMs = 5_000, ...settings }: Partial<MailSettings['mail']> & Timeout = {}) {
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const from = 'Skill Exchange <hello@swap.example.org>';
  const mailer = createMailer(
    {
      dataDir: '/nowhere/at/all',
      siteUrl: 'https://swap.example.org',
      mail: { smtpUrl, from, dkim: null, ...settings },
    },
    timeoutMs,
  );
  ends.push(() => mailer.close());
  return mailer;
}
interface Timeout {
  timeoutMs?: number;
}

interface Arrived {
  sentTo: string[];
  raw: string;
  parsed: Email;
}

/** Starts a mail server that stores the emails it accepts. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString();
      const sentTo = envelope.rcptTo.map(({ address }) => address);
      arrived.push({ sentTo, raw, parsed: await PostalMime.parse(raw) });
      done();
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { arrived, port: (server.server.address() as AddressInfo).port };
}

/** Starts a port with a custom handler for connections. */
async function startPort(onConnection: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { sockets, port: (server.address() as AddressInfo).port };
}

/** Speaks SMTP until the email itself arrives. */
function greetUntilData(onMail: (socket: Socket) => void) {
  return (socket: Socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      const command = data.toString().slice(0, 4).toUpperCase();
      if (command === 'DATA') socket.write('354 go on\r\n');
      else if (['EHLO', 'MAIL', 'RCPT'].includes(command)) socket.write('250 fine\r\n');
      else onMail(socket);
    });
  };
}

const failed = async (sending: Promise<void>): Promise<unknown> => {
  try {
    await sending;
  } catch (error) {
    return error;
  }
  throw new Error('It was sent.');
};

function answer(responseCode: number): Error {
  return Object.assign(new Error('ines@example.org is not wanted here'), { responseCode });
}

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
    await mailerFor(port).send({ ...mail, invitation: { method: 'CANCEL', content, filename: 'session.ics' } });
    const { raw, parsed } = arrived[0] as Arrived;
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r$/m);
    expect(parsed.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    expect(parsed.attachments.map(({ filename }) => filename)).toContain('session.ics');
    expect(parsed).toMatchObject({
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining(mail.html),
    });
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

  test('goes to one address, with any text in it', async () => {
    const { arrived, port } = await startSmtp();
    const mailer = mailerFor(port);
    for (const address of ['ines@example.org, bob@example.org', 'ines@example.org>\r\nRCPT TO:<bob@example.org'])
      await mailer.send({ ...mail, to: { name: 'Eve', address } }).catch(() => {});
    expect(arrived.flatMap(({ sentTo }) => sentTo).filter((address) => address === 'bob@example.org')).toEqual([]);
  });
});

describe('a mail server', () => {
  test.each([550, 553])('that rejects the address (%i) gets no retry', async (code) => {
    const { port } = await startSmtp({ onRcptTo: (_address, _session, done) => done(answer(code)) });
    const error = await failed(mailerFor(port).send(mail));
    expect(error).toBeInstanceOf(MailRejected);
    expect((error as Error).message).not.toContain('ines@example.org');
  });

  test('that rejects the mail (554) gets no retry', async () => {
    const { port } = await startSmtp({
      onData: (stream, _session, done) => {
        stream.resume().once('end', () => done(answer(554)));
      },
    });
    expect(await failed(mailerFor(port).send(mail))).toBeInstanceOf(MailRejected);
  });

  test.each([421, 450, 452])('that is busy (%i) is retried', async (code) => {
    const { port } = await startSmtp({ onRcptTo: (_address, _session, done) => done(answer(code)) });
    const error = await failed(mailerFor(port).send(mail));
    expect(error).not.toBeInstanceOf(MailRejected);
    expect((error as Error).message).not.toContain('ines@example.org');
  });

  test('that rejects the log-in is retried, since settings may be corrected', async () => {
    const { port } = await startSmtp({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_auth, _session, done) => done(answer(535)),
    });
    const mailer = mailerFor(port, { smtpUrl: `smtp://user:wrong@127.0.0.1:${port}` });
    expect(await failed(mailer.send(mail))).not.toBeInstanceOf(MailRejected);
  });

  test('that is down is retried', async () => {
    const { port, sockets } = await startPort(() => {});
    for (const end of ends.splice(0)) await end();
    const error = await failed(mailerFor(port).send(mail));
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(sockets).toEqual([]);
  });

  test('that sends no greeting, or stops mid-mail, has a time limit', async () => {
    const silent = [() => {}, greetUntilData(() => {})];
    for (const onConnection of silent) {
      const { port } = await startPort(onConnection);
      const error = await failed(mailerFor(port, { timeoutMs: 100 }).send(mail));
      expect(error).not.toBeInstanceOf(MailRejected);
      expect((error as Error).message).toContain('ETIMEDOUT');
    }
  });

  test('that answers slowly has a time limit, and so has waiting for a turn', async () => {
    const timers: NodeJS.Timeout[] = [];
    ends.push(() => timers.forEach(clearInterval));
    const { port } = await startPort((socket) => {
      socket.write('220 ready\r\n');
      timers.push(setInterval(() => socket.write('250-more\r\n'), 20));
    });
    const mailer = mailerFor(port, { timeoutMs: 100 });
    const errors = await Promise.all(Array.from({ length: 12 }, () => failed(mailer.send(mail))));
    expect(errors.filter((error) => error instanceof MailRejected)).toEqual([]);
  });

  test('that disconnects mid-mail may have it, so there is no immediate retry', async () => {
    for (const leave of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.end()]) {
      const { port, sockets } = await startPort(greetUntilData(leave));
      expect(await failed(mailerFor(port).send(mail))).not.toBeInstanceOf(MailRejected);
      expect(sockets).toHaveLength(1);
    }
  });

  test('that is up again gets the mail from the same mailer', async () => {
    let isBusy = true;
    const { arrived, port } = await startSmtp({
      onMailFrom: (_address, _session, done) => done(isBusy ? answer(421) : null),
    });
    const mailer = mailerFor(port);
    await failed(mailer.send(mail));
    isBusy = false;
    await mailer.send(mail);
    expect(arrived).toHaveLength(1);
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
