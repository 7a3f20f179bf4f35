import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Settings } from '../../env.ts';
import { createMailFolder } from './mail-folder.ts';
import { mailboxOf } from './mailbox.ts';

export interface OutgoingMail {
  /** Its Message-ID begins with this: it shows a mail that is sent twice. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Stops such mails by one POST, as RFC 8058 has it. */
  unsubscribeUrl?: string;
  /** For the recipient's calendar. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string; filename: string };
}

/** Sends mail, or writes it into a folder where no mail server is set. */
export interface Mailer {
  /** @throws MailRejected for a permanent rejection; other errors can be retried. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server takes neither this address nor this mail. */
export class MailRejected extends Error {
  override name = 'MailRejected';
  /** It is the address that is rejected, whatever the mail. */
  readonly isAboutAddress: boolean;
  constructor(message: string, { isAboutAddress }: { isAboutAddress: boolean }) {
    super(message);
    this.isAboutAddress = isAboutAddress;
  }
}

/** Timeout of the mail server, in milliseconds. */
const answerTimeoutMs = 15_000;

/**
 * A mail that waits for a connection, or for a server that answers bit by bit, is given up after so many times that: before
 * its job counts as lost and another worker sends it, too.
 */
const answersToWaitFor = 3;

/** Signed besides nodemailer's own list, since a one-click link counts only where its header is signed (RFC 8058). */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post';

export type MailSettings = Pick<Settings, 'dataDir' | 'siteUrl' | 'mail'>;

export function createMailer({ mail, siteUrl, dataDir }: MailSettings, timeoutMs = answerTimeoutMs): Mailer {
  const host = new URL(siteUrl).hostname;
  if (mail.smtpUrl === null) {
    const folder = createMailFolder(dataDir);
    return { send: (outgoing) => folder.write(outgoing.id, composed(outgoing, host, mail)), close: () => {} };
  }
  const transport = createTransport({
    url: mail.smtpUrl,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: (outgoing) => {
      const signal = AbortSignal.timeout(answersToWaitFor * timeoutMs);
      return sendBy(transport, { ...composed(outgoing, host, mail), signal });
    },
    close: () => transport.close(),
  };
}

async function sendBy(transport: Transporter, mail: SendMailOptions): Promise<void> {
  try {
    await transport.sendMail(mail);
  } catch (error) {
    // Other 5xx answers are about this server or its log-in: those may be put right.
    const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
    const isRejected = responseCode >= 550 && responseCode < 560 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    // Neither the address nor the mail server's words, which repeat it, belong in a log.
    if (isRejected)
      throw new MailRejected(`The mail server answered ${responseCode}.`, { isAboutAddress: code === 'EENVELOPE' });
    throw new Error(`The mail was not sent: ${code ?? 'unknown'} ${responseCode || ''}`.trim());
  }
}

function composed(
  { id, to, subject, html, text, unsubscribeUrl, invitation }: OutgoingMail,
  host: string,
  { from, dkim }: Settings['mail'],
): SendMailOptions {
  return {
    from: mailboxOf(from),
    to,
    subject,
    html,
    text,
    messageId: `<${id}@${host}>`,
    ...(invitation && { icalEvent: invitation }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange answers with its owner's absence without it.
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
