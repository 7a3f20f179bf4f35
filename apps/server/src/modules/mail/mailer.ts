import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Settings } from '../../env.ts';
import { createMailFolder } from './mail-folder.ts';
import { mailboxOf } from './mailbox.ts';

export interface OutgoingMail {
  /** The start of its Message-ID, so that mail programs recognize a duplicate. */
  id: string;
  /** The name of the sender, if the setting has an address alone. */
  fromName: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Unsubscribes by one POST request (RFC 8058). */
  unsubscribeUrl?: string;
  /** For the recipient's calendar: at most one of each method. */
  invitations?: readonly { method: 'REQUEST' | 'CANCEL'; content: string; filename: string }[];
}

/** Sends email, or writes it to a folder when SMTP is not configured. Loads Nodemailer for the first one. */
export interface Mailer {
  /** @throws MailRejected for a permanent rejection; other errors can be retried. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** An email was not sent. */
export class MailFailed extends Error {
  override name = 'MailFailed';
  // No property: logs have those, and the words of mail servers repeat addresses.
  readonly #answer: string;

  constructor(message: string, answer: string) {
    super(message);
    this.#answer = answer;
  }

  /** The mail server's own words, or why there are none, for an operator who sends a test. */
  get answer(): string {
    return this.#answer;
  }
}

/** The mail server permanently rejects this address or this email. */
export class MailRejected extends MailFailed {
  override name = 'MailRejected';
  /** The rejection concerns the address, not the email. */
  readonly isAboutAddress: boolean;
  constructor(message: string, { isAboutAddress, answer = '' }: { isAboutAddress: boolean; answer?: string }) {
    super(message, answer);
    this.isAboutAddress = isAboutAddress;
  }

  /** The codes in front of the mail server's words, without an address: '550 5.1.1' (RFC 3463) or '550'. */
  get codes(): string {
    return /^5\d\d(?:[ -]5\.\d{1,3}\.\d{1,3}\b)?/.exec(this.answer)?.[0].replace('-', ' ') ?? '';
  }
}

/** Timeout of the mail server, in milliseconds. */
const answerTimeoutMs = 15_000;

/** Characters of a mail server's words. */
const mostAnswer = 1_000;

/**
 * An email is given up after this many timeouts, waiting for a connection or a slow server: before its
 * job expires and another worker sends it as well.
 */
const answersToWaitFor = 3;

/**
 * Signed in addition to nodemailer's own list, since one-click unsubscribing requires a signed header
 * (RFC 8058).
 */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post';

export type MailSettings = Pick<Settings, 'dataDir' | 'siteUrl' | 'mail'>;

export function createMailer({ mail, siteUrl, dataDir }: MailSettings, timeoutMs = answerTimeoutMs): Mailer {
  const host = new URL(siteUrl).hostname;
  if (mail.smtpUrl === null) {
    const folder = createMailFolder(dataDir);
    return { send: (outgoing) => folder.write(outgoing.id, composed(outgoing, host, mail)), close: async () => {} };
  }
  const connect = async (url: string) => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  };
  const { smtpUrl } = mail;
  let transport: ReturnType<typeof connect> | undefined;
  return {
    send: async (outgoing) => {
      transport ??= connect(smtpUrl);
      const signal = AbortSignal.timeout(answersToWaitFor * timeoutMs);
      await sendBy(await transport, { ...composed(outgoing, host, mail), signal });
    },
    close: async () => (await transport)?.close(),
  };
}

async function sendBy(transport: Transporter, mail: SendMailOptions): Promise<void> {
  try {
    await transport.sendMail(mail);
  } catch (error) {
    // Other 5xx responses concern this server or its log-in, which an operator can fix.
    const { responseCode = 0, code, response } = error as { responseCode?: number; code?: string; response?: string };
    const answer = (response ?? (error as Error).message).slice(0, mostAnswer);
    const isRejected = responseCode >= 550 && responseCode < 560 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    // Log neither the address nor the mail server's message, which repeats it.
    if (isRejected)
      throw new MailRejected(`The mail server answered ${responseCode}.`, {
        isAboutAddress: code === 'EENVELOPE',
        answer,
      });
    throw new MailFailed(`The mail was not sent: ${code ?? 'unknown'} ${responseCode || ''}`.trim(), answer);
  }
}

function composed(
  { id, fromName, to, subject, html, text, unsubscribeUrl, invitations = [] }: OutgoingMail,
  host: string,
  { from, dkim }: Settings['mail'],
): SendMailOptions {
  // A mail has one part for calendar programs; a second method comes as a file.
  const [invitation, other] = invitations;
  const sender = mailboxOf(from);
  return {
    from: { name: sender.name || fromName, address: sender.address },
    to,
    subject: subjectHeader(subject),
    html,
    text,
    messageId: `<${id}@${host}>`,
    ...(invitation && { icalEvent: invitation }),
    ...(other && { attachments: [fileOf(other)] }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange would otherwise send out-of-office replies.
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedHeaders,
      },
    }),
  };
}

function fileOf({ method, content, filename }: { method: string; content: string; filename: string }) {
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { filename: `${method.toLowerCase()}-${filename}`, content, contentType };
}

/** Bytes of a text in one encoded word, which has at most 75 characters (RFC 2047, 2). */
const wordBytes = 45;

/**
 * Encodes a subject that has the start of an encoded word, such as a name `=?utf-8?...`: nodemailer sends ASCII as it is,
 * and readers would decode it.
 */
function subjectHeader(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words = [''];
  for (const character of subject) {
    const last = words.length - 1;
    const longer = `${words[last]}${character}`;
    if (Buffer.byteLength(longer) > wordBytes) words.push(character);
    else words[last] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
