import type { NotificationKind } from '@skill-exchange/api-client/types';
import { renderEmail } from '@skill-exchange/emails/render-email';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { JobData, QueueName } from '../../jobs/queues.ts';
import { HopelessJob } from '../../jobs/worker.ts';
import { chosenAs, invitationTo } from '../calendar/invitations.ts';
import type { Invitation } from '../calendar/make-ics.ts';
import { MailRejected } from '../mail/mailer.ts';
import { composeDigest, composeEmail, type EmailOptions } from './compose-email.ts';
import * as deliveries from './delivery-repository.ts';
import { kinds } from './kinds/kinds.ts';
import { localHour, quietSecondsLeft } from './quiet-hours.ts';
import { settingsOf } from './settings-service.ts';

/** How long a member who is here now has, once more, to read a message, in seconds. */
const hereSeconds = 10 * 60;

/** About sessions that may be in calendars. */
const forCalendars = new Set<NotificationKind>(['sessionAnswered', 'sessionChanged', 'sessionCanceled']);

/** The hour of the day in which digests are sent, and the day of weekly ones, 1 for Monday. */
const digestHour = 8;
const digestDay = 1;

/**
 * Sends a notification by email, unless it has been read or sent meanwhile or is not wanted. What calendars have to know
 * goes out read or not, and one choice decides about it. What quiet hours hold back comes after them. A job that is done
 * again sends the same Message-ID.
 *
 * @throws HopelessJob for an address or an email that the mail server will never take.
 */
export async function deliverEmail(
  context: AppContext,
  { id: jobId, data: { notificationId } }: { id: string; data: { notificationId: number } },
): Promise<void> {
  const due = await deliveries.findDue(context.db, notificationId);
  if (due === undefined || due.emailed_count >= due.count) return;
  const { kind, member_id: memberId } = due;
  const settings = await settingsOf(context, memberId);
  const isFixed = kinds[kind].isFixed ?? false;
  const wants = (kind: NotificationKind) => settings.kinds.some((setting) => setting.kind === kind && setting.email);
  const invited = forCalendars.has(kind) && wants(chosenAs) ? await invitationOf(context, due) : null;
  if (invited === null && (due.read_at !== null || !(isFixed || wants(kind)))) return;
  const waitSeconds = await secondsToWait(context, due, settings);
  if (!isFixed && waitSeconds > 0) return await queue(context, 'email', [{ notificationId }], waitSeconds);
  const choice = invited === null ? kind : chosenAs;
  const unsubscribeToken = isFixed ? null : await context.tokens.signUnsubscribe({ memberId, what: choice });
  const options = { siteUrl: context.settings.siteUrl, timeZone: settings.timeZone, unsubscribeToken };
  await sendEmail(context, jobId, due, composeEmail(due, options, choice), options, invited?.invitation);
  await deliveries.markEmailed(context.db, [due]);
}

async function invitationOf(context: AppContext, { subject, member_id: id, name, email }: deliveries.DueRow) {
  return await invitationTo(context, subject, { id, name, email });
}

async function secondsToWait(
  context: AppContext,
  { kind, member_id, details }: deliveries.DueRow,
  settings: Awaited<ReturnType<typeof settingsOf>>,
): Promise<number> {
  if (kinds[kind].email === 'later' && (await context.broadcaster.isHere(member_id))) return hereSeconds;
  return quietSecondsLeft(settings, details.startsAt, context.clock());
}

/** Sends an email to a member. @throws HopelessJob for an address or an email that the mail server will never take. */
export async function sendEmail(
  { mailer, settings }: AppContext,
  id: string,
  { email, name }: { email: string; name: string },
  content: ReturnType<typeof composeEmail>,
  { unsubscribeToken }: EmailOptions,
  invitation?: Invitation,
): Promise<void> {
  const { html, text } = await renderEmail(content);
  const unsubscribeUrl =
    unsubscribeToken === null ? {} : { unsubscribeUrl: `${settings.siteUrl}/api/unsubscribe/${unsubscribeToken}` };
  try {
    const mail = { id, to: { name, address: email }, subject: content.subject, html, text, ...unsubscribeUrl };
    await mailer.send({ ...mail, ...(invitation && { invitation }) });
  } catch (error) {
    if (error instanceof MailRejected) throw new HopelessJob(error.message, { cause: error });
    throw error;
  }
}

async function queue<Name extends QueueName>(
  { db, jobs }: AppContext,
  name: Name,
  data: readonly JobData[Name][],
  delaySeconds = 0,
): Promise<void> {
  if (data.length > 0) await inTransaction(db, (trx) => jobs.add(trx, name, data, delaySeconds));
}

/** Queues a digest for each member whose hour it is and for whom something waits. */
export async function queueDigests(context: AppContext): Promise<void> {
  const now = context.clock();
  for (let after: string | null = null; ; ) {
    const members: deliveries.DigestMember[] = await deliveries.findMembersWithUnsent(context.db, after, now);
    const due = members.filter(({ digest, time_zone }) => {
      const { hour, weekday } = localHour(now, time_zone);
      return digest !== 'off' && hour === digestHour && (digest === 'daily' || weekday === digestDay);
    });
    await queue(
      context,
      'digest',
      due.map(({ member_id: memberId }) => ({ memberId })),
    );
    after = members.at(-1)?.member_id ?? null;
    if (after === null) return;
  }
}

/** Sends a member's digest: all that is unread and has not gone out by email. Nothing is sent where there is none. */
export async function deliverDigest(
  context: AppContext,
  { id: jobId, data: { memberId } }: { id: string; data: { memberId: string } },
): Promise<void> {
  const rows = await deliveries.findUnsent(context.db, memberId);
  const [first] = rows;
  if (first === undefined) return;
  const { timeZone } = await settingsOf(context, memberId);
  const unsubscribeToken = await context.tokens.signUnsubscribe({ memberId, what: 'digest' });
  const options = { siteUrl: context.settings.siteUrl, timeZone, unsubscribeToken };
  await sendEmail(context, jobId, first, composeDigest(rows, options), options);
  await deliveries.markEmailed(context.db, rows);
}
