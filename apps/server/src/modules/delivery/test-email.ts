import { randomUUID } from 'node:crypto';
import type { TestEmail } from '@skill-exchange/api-client/types';
import { renderEmail } from '@skill-exchange/emails/render-email';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { currentLanguage } from '../../texts/texts.ts';
import { requireAccount } from '../auth/confirm-password.ts';
import { MailFailed } from '../mail/mailer.ts';
import { composeTest } from './compose-test.ts';
import { lookOf } from './deliver.ts';

/** Codes of the mail server's answers are three digits; without one nobody has answered. */
const answered = /^[245]\d\d\b/;

/** Sends an email to the caller at once, not by a job: they wait for the mail server's answer. */
export async function sendTestEmail(context: AppContext, { memberId }: Caller): Promise<TestEmail> {
  const { community, mailer, settings } = context;
  const { email, name } = await requireAccount(context, memberId);
  const fromName = community.values.name;
  const content = composeTest({ siteUrl: settings.siteUrl, community: fromName });
  const { html, text } = await renderEmail(content, fromName, lookOf(context), currentLanguage());
  const { subject } = content;
  try {
    await mailer.send({ id: randomUUID(), fromName, to: { name, address: email }, subject, html, text });
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    const { answer } = error;
    return { to: email, outcome: answered.test(answer) ? 'refused' : 'unreachable', answer };
  }
  return { to: email, outcome: settings.mail.smtpUrl === null ? 'folder' : 'accepted' };
}
