import { renderEmail } from '@skill-exchange/emails/render-email';
import type { AppContext } from '../../context.ts';
import type { AccountEmail } from '../../jobs/queues.ts';
import { HopelessJob } from '../../jobs/worker.ts';
import { emailKey } from '../auth/email-key.ts';
import { MailRejected } from '../mail/mailer.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { composeAccountEmail } from './compose-account-email.ts';
import { makeLink } from './links.ts';
import { type AccountRow, findAccount, findAccountOf } from './repository.ts';

/**
 * Sends an email about an account, with a link that is made now: the database never has its token. Done again, the job
 * sends another link under the same Message-ID, and either works.
 *
 * @throws HopelessJob for an address or an email that the mail server will never take.
 */
export async function deliverAccountEmail(
  context: AppContext,
  { id, data }: { id: string; data: AccountEmail },
): Promise<void> {
  const { db, settings } = context;
  const account =
    data.about === 'reset' ? await findAccountOf(db, emailKey(data.email)) : await findAccount(db, data.memberId);
  if (account === undefined || account.email === '' || (data.about === 'verify' && account.email_verified_at !== null))
    return;
  const to = data.about === 'change' || data.about === 'address-changed' ? data.email : account.email;
  const token = await tokenFor(context, account, data, to);
  const content = composeAccountEmail[data.about]({
    siteUrl: settings.siteUrl,
    email: account.email,
    token,
    what: await whatHappened(context, data),
  });
  const { html, text } = await renderEmail(content);
  try {
    const address = { name: account.name, address: to };
    await context.mailer.send({ id, to: address, subject: content.subject, html, text });
  } catch (error) {
    if (error instanceof MailRejected) throw new HopelessJob(error.message, { cause: error });
    throw error;
  }
}

async function tokenFor(context: AppContext, { id }: AccountRow, data: AccountEmail, email: string): Promise<string> {
  const of = { memberId: id, email };
  switch (data.about) {
    case 'verify':
    case 'reset':
    case 'change':
      return await makeLink(context, data.about, of);
    case 'address-changed':
      return await makeLink(context, 'undo', { ...of, from: new Date(data.at) });
    default:
      return '';
  }
}

async function whatHappened(context: AppContext, data: AccountEmail): Promise<string> {
  if (data.about !== 'new-device' && data.about !== 'leaving') return '';
  const { timeZone } = await settingsOf(context, data.memberId);
  const time = new Date(data.at).toLocaleString('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' });
  return data.about === 'leaving' ? time : `${data.agent || 'A new device'} logged in on ${time}.`;
}
