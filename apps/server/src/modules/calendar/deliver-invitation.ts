import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { JobData } from '../../jobs/queues.ts';
import { findAccount } from '../account/repository.ts';
import { composeInvitation } from '../notifications/compose-email.ts';
import { sendEmail } from '../notifications/deliver.ts';
import { quietSecondsLeft } from '../notifications/quiet-hours.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { chosenAs, invitationTo } from './invitations.ts';

/**
 * Sends a member the session as it is now, for their calendar, unless they want no such emails. What quiet hours hold back
 * comes after them. A job that is done again sends the same Message-ID.
 *
 * @throws HopelessJob for an address or an email that the mail server will never take.
 */
export async function deliverInvitation(
  context: AppContext,
  { id: jobId, data }: { id: string; data: JobData['invitation'] },
): Promise<void> {
  const account = await findAccount(context.db, data.memberId);
  if (account === undefined || account.email === '') return;
  const settings = await settingsOf(context, account.id);
  if (!settings.kinds.some(({ kind, email }) => kind === chosenAs && email)) return;
  const invited = await invitationTo(context, data.sessionId, account);
  if (invited === null) return;
  const waitSeconds = quietSecondsLeft(settings, invited.startsAt, context.clock());
  if (waitSeconds > 0) {
    return await inTransaction(context.db, (trx) => context.jobs.add(trx, 'invitation', [data], waitSeconds));
  }
  const unsubscribeToken = await context.tokens.signUnsubscribe({ memberId: account.id, what: chosenAs });
  const options = { siteUrl: context.settings.siteUrl, timeZone: settings.timeZone, unsubscribeToken };
  await sendEmail(context, jobId, account, composeInvitation(invited, options), options, invited.invitation);
}
