import type { NotificationSettings } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { JobData } from '../../jobs/queues.ts';
import { type AccountRow, findAccount } from '../auth/account-repository.ts';
import { eventInvitation, sessionInvitation } from '../calendar/invitations.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { quietSecondsLeft } from '../notifications/quiet-hours.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { takesEmails } from '../notifications/takes-emails.ts';
import { findSession } from '../sessions/repository.ts';
import { composeInvitation } from './compose-email.ts';
import { sendEmail } from './deliver.ts';
import { zonesOf } from './zones-of-email.ts';

/**
 * Sends a member the current state of a session or an event for their calendar, unless they disabled
 * such emails. Delayed by quiet hours. A retry sends the same Message-ID.
 *
 * @throws PermanentJobError for an address or an email that the mail server rejects permanently.
 */
export async function deliverInvitation(
  context: AppContext,
  { id: jobId, data }: { id: string; data: JobData['invitation'] },
): Promise<void> {
  const account = await findAccount(context.db, data.memberId);
  if (account === undefined || !takesEmails(context, account)) return;
  const settings = await settingsOf(context, account.id);
  await inReadersLanguage(context, settings.language, () => deliverTo(context, account, { jobId, data, settings }));
}

async function deliverTo(
  context: AppContext,
  account: AccountRow,
  { jobId, data, settings }: { jobId: string; data: JobData['invitation']; settings: NotificationSettings },
): Promise<void> {
  const { clock, db, jobs } = context;
  const choice = 'eventId' in data ? 'eventApproved' : 'sessionAnswered';
  if (!settings.kinds.some(({ kind, email }) => kind === choice && email)) return;
  const invited =
    'eventId' in data
      ? await eventInvitation(context, data.eventIds ?? [data.eventId], account, { onlyOwn: false })
      : await sessionInvitation(context, data.sessionId, account);
  if (invited === null) return;
  const waitSeconds = quietSecondsLeft(settings, invited.dates[0]?.startsAt, clock());
  if (waitSeconds > 0) return await inTransaction(db, (trx) => jobs.add(trx, 'invitation', [data], waitSeconds));
  const unsubscribeToken = await context.tokens.signUnsubscribe({ memberId: account.id, what: choice });
  const session = 'eventId' in data ? null : await findSession(db, data.sessionId, account.id);
  const about = { memberId: account.id, session: session ?? null, ...('eventId' in data && { eventId: data.eventId }) };
  const options = {
    siteUrl: context.settings.siteUrl,
    community: context.community.values.name,
    timeZone: settings.timeZone,
    ...(await zonesOf(context, about)),
    now: clock(),
    unsubscribeToken,
  };
  await sendEmail(context, jobId, account, composeInvitation(invited, options, choice), options, invited.invitations);
}
