import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';
import { createMailer, type MailSettings, type OutgoingMail } from '../../../src/modules/mail/mailer.ts';

/** An email to a member. */
export const mail: OutgoingMail = {
  id: '0d3a8f3b-6a11-4b41-8a5c-7d9c5a0e3a43',
  fromName: 'Skill Exchange',
  to: { name: 'Inês "Nê" Carvalho', address: 'ines@example.org' },
  subject: 'Zoë wants to join Sourdough 🍞',
  html: '<p>It starts on <b>Tuesday</b> – see you.</p>',
  text: 'It starts on Tuesday – see you.',
  unsubscribeUrl: 'https://swap.example.org/api/unsubscribe/token',
};

export interface Arrived {
  sentTo: string[];
  raw: string;
  parsed: Email;
}

/** Creates mailers and mail servers, which end after each test. */
export function useMailServers() {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

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

  return { ends, mailerFor, startSmtp, startPort };
}

interface Timeout {
  timeoutMs?: number;
}
