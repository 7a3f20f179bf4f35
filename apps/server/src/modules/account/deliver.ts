import type { AppContext } from '../../context.ts';
import { dayInWords, momentInWords } from '../../dates-in-words.ts';
import { inTransaction } from '../../db/contention.ts';
import type { AccountEmail } from '../../jobs/queues.ts';
import { PermanentJobError } from '../../jobs/worker.ts';
import { type AccountRow, deleteRequest, findAccount, holdRequest } from '../auth/account-repository.ts';
import { makeLink } from '../auth/links.ts';
import { findLanguage } from '../auth/repository.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { valuesIn } from '../community/sentences.ts';
import { sendEmail } from '../delivery/deliver.ts';
import { isOpen } from '../joining/invited-addresses.ts';
import { findInvitedAddress, setInvitedProgress } from '../joining/invited-repository.ts';
import { findRequest } from '../joining/join-requests.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { takesEmails } from '../notifications/takes-emails.ts';
import { composeAccountEmail, composeInvited, composeJoinDeclined, logInWords } from './compose-account-email.ts';

/**
 * Sends an email about an account, with a link created now, so that the database never contains its
 * token. A retry sends another link under the same Message-ID; both work. Does nothing once the request is gone.
 *
 * @throws PermanentJobError for an address or an email that the mail server rejects permanently.
 */
export async function deliverAccountEmail(
  context: AppContext,
  { id, data }: { id: string; data: AccountEmail },
): Promise<void> {
  const { db, settings, community } = context;
  if ('invitedAddressId' in data) return await deliverInvited(context, id, data.invitedAddressId);
  if ('joinRequestId' in data) return await deliverDecline(context, id, data.joinRequestId);
  const addressed = 'requestId' in data ? await answerRequest(context, data.requestId) : await addressOf(context, data);
  if (addressed === null) return;
  const { account, to, token } = addressed;
  await inReadersLanguage(context, await findLanguage(db, account.id), async () => {
    const content = composeAccountEmail[data.about]({
      siteUrl: settings.siteUrl,
      community: community.values.name,
      email: account.email,
      token,
      what: await whatHappened(context, data),
    });
    await sendEmail(context, id, { id: account.id, name: account.name, email: to }, content);
  });
  if ('requestId' in data) await deleteRequest(db, data.requestId);
}

/** Notifies somebody who is no member that they were declined. */
async function deliverDecline(context: AppContext, id: string, joinRequestId: string): Promise<void> {
  const request = await findRequest(context.db, joinRequestId);
  if (request === undefined) return;
  await inReadersLanguage(context, request.site_language, async () => {
    const content = composeJoinDeclined(context.community.values.name);
    await sendEmail(context, id, { id: request.id, name: request.name, email: request.email }, content);
  });
}

/** Invites an address in the community's language. What becomes of it is on the page of operators, who send it again there. */
async function deliverInvited(context: AppContext, id: string, invitedAddressId: string): Promise<void> {
  const { db, clock, settings, community } = context;
  const row = await findInvitedAddress(db, invitedAddressId);
  if (row === undefined || row.sent_at !== null || !isOpen(row, clock())) return;
  await inReadersLanguage(context, null, async () => {
    const content = composeInvited({
      siteUrl: settings.siteUrl,
      community: valuesIn(community.values, community.values.language),
      token: row.token,
      until: dayInWords(row.expires_at),
    });
    try {
      await sendEmail(context, id, { id: row.id, name: '', email: row.email }, content);
      await setInvitedProgress(db, row.id, { sent_at: clock(), rejected_at: null });
    } catch (error) {
      if (!(error instanceof PermanentJobError)) throw error;
      await setInvitedProgress(db, row.id, { rejected_at: clock() });
    }
  });
}

/** The recipient of an email and the token of its link; empty without a link. */
interface Addressed {
  account: AccountRow;
  to: string;
  token: string;
}

/** Creates the requested link, unless the request was withdrawn. */
async function answerRequest(context: AppContext, requestId: string): Promise<Addressed | null> {
  return await inTransaction(context.db, async (trx) => {
    const request = await holdRequest(trx, requestId);
    if (request === undefined) return null;
    const { member_id: memberId, purpose, email, requested_at } = request;
    const account = memberId === null ? undefined : await findAccount(trx, memberId);
    if (memberId === null || account === undefined) {
      await deleteRequest(trx, requestId);
      return null;
    }
    // A revert link is valid for a fixed time after the change, however late the email is sent.
    const from = purpose === 'undo' || purpose === 'undoCodes' ? requested_at : context.clock();
    return { account, to: email, token: await makeLink({ db: trx, from }, purpose, { memberId, email }) };
  });
}

async function addressOf(
  context: AppContext,
  data: Extract<AccountEmail, { memberId: string }>,
): Promise<Addressed | null> {
  const { memberId } = data;
  const account = await findAccount(context.db, memberId);
  if (account === undefined || account.email === '') return null;
  if (data.about === 'export-ready' && !takesEmails(context, account)) return null;
  const isLink = data.about === 'verify' || (data.about === 'let-in' && context.settings.verifyEmail !== 'off');
  if (!isLink) return { account, to: account.email, token: '' };
  if (account.email_verified_at !== null) return null;
  const link = { memberId, email: account.email };
  const token = await makeLink({ db: context.db, from: context.clock() }, 'verify', link);
  return { account, to: account.email, token };
}

async function whatHappened(
  context: AppContext,
  data: Extract<AccountEmail, { memberId: string } | { requestId: string }>,
): Promise<string> {
  if (data.about !== 'new-device' && data.about !== 'leaving') return '';
  const { timeZone, isZoneUnknown = false } = await settingsOf(context, data.memberId);
  const clock = { timeZone, now: context.clock(), ...(isZoneUnknown && { unknownBeside: { otherZone: null } }) };
  const time = momentInWords(new Date(data.at), clock);
  return data.about === 'leaving' ? time : logInWords(data.agent, time);
}
