import type { NotificationKind, NotificationSettings } from '@skill-exchange/api-client/types';
import { type EmailContent, renderEmail } from '@skill-exchange/emails/render-email';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { JobData, QueueName } from '../../jobs/queues.ts';
import { PermanentJobError } from '../../jobs/worker.ts';
import { currentLanguage } from '../../texts/texts.ts';
import { lastTime } from '../../zones.ts';
import { calendarChoices, eventInvitation, type Invited, sessionInvitation } from '../calendar/invitations.ts';
import type { Invitation } from '../calendar/make-ics.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { isOffered } from '../community/offered.ts';
import { MailRejected } from '../mail/mailer.ts';
import { countRejection, forgetRejections } from '../mail/rejections.ts';
import { needsOf } from '../needs/service.ts';
import type { Kind } from '../notifications/kinds/kind.ts';
import { kinds } from '../notifications/kinds/kinds.ts';
import type { ToldEvent } from '../notifications/kinds/situation.ts';
import { quietSecondsLeft } from '../notifications/quiet-hours.ts';
import { read } from '../notifications/service.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { takesEmails } from '../notifications/takes-emails.ts';
import { expiryLeadMs } from '../sessions/offer-rules.ts';
import { composeDigest, composeEmail, composeInvitation, type EmailOptions, isIn } from './compose-email.ts';
import * as deliveries from './repository.ts';
import { type LoadedSituation, readSituation } from './situation.ts';
import { zonesOf } from './zones-of-email.ts';

/** Extra delay while the member is online, in seconds. */
const hereSeconds = 10 * 60;

/** The hour of the day from which digests are due, and the day of weekly ones, 1 for Monday. */
const digestHour = 8;
const digestDay = 1;

/**
 * Sends a notification by email, unless it has been read or sent, is outdated, or is disabled, or the member is suspended.
 * Calendar updates are sent even if it was read. Delayed by quiet hours. A retry sends the same Message-ID.
 *
 * @throws PermanentJobError for an address or an email that the mail server rejects permanently.
 */
export async function deliverEmail(
  context: AppContext,
  { id: jobId, data: { notificationId } }: { id: string; data: { notificationId: number } },
): Promise<void> {
  const due = await deliveries.findDue(context.db, notificationId, context.clock());
  if (due === undefined || due.emailed_count >= due.count || !takesEmails(context, due, isTest(due))) return;
  const settings = await settingsOf(context, due.member_id);
  await inReadersLanguage(context, settings.language, () => deliverDue(context, jobId, due, settings));
}

async function deliverDue(
  context: AppContext,
  jobId: string,
  due: deliveries.DueRow & { is_suspended: boolean },
  settings: NotificationSettings,
): Promise<void> {
  const { id: notificationId, kind, member_id: memberId } = due;
  const isFixed = (kinds[kind].isFixed ?? false) || isTest(due);
  const wants = (kind: NotificationKind) => settings.kinds.some((setting) => setting.kind === kind && setting.email);
  const situation = await currentSituation(context, due);
  // Where it is outdated for the first date of a series, calendars still need the others.
  if (situation === null && due.details.eventIds === undefined) return;
  const calendarChoice = calendarChoices[kind];
  // Members without a place have no entry in their calendars. Of several dates, they may have one on any.
  const event = situation?.event ?? null;
  const hasEntry = event === null || isIn(event) || due.details.eventIds !== undefined;
  const invited = calendarChoice && hasEntry && wants(calendarChoice) ? await invitationOf(context, due, event) : null;
  // A suspended member can open nothing of it, and is told of decisions alone.
  const isMeant = isFixed || (wants(kind) && !due.is_suspended);
  if (invited === null && (due.read_at !== null || !isMeant)) return;
  const waitSeconds = await secondsToWait(context, due, settings);
  if (!isFixed && waitSeconds > 0) return await queue(context, 'email', [{ notificationId }], waitSeconds);
  const choice = (invited && calendarChoice) ?? kind;
  const unsubscribeToken = isFixed ? null : await context.tokens.signUnsubscribe({ memberId, what: choice });
  const session = situation?.session ?? null;
  const zones = await zonesOf(context, { memberId, session, eventId: due.details.eventId, actors: due.actors });
  const options = { ...optionsOf(context, settings, unsubscribeToken), ...zones };
  const content =
    situation === null
      ? invited && composeInvitation(invited, options, choice)
      : composeEmail({ ...due, details: situation.details }, situation, options, choice);
  if (content === null) return;
  await sendEmail(context, jobId, { ...due, id: memberId }, content, options, invited?.invitations);
  await deliveries.markEmailed(context.db, [due]);
}

/** The member has asked for it, to see whether emails come. */
const isTest = ({ kind, details }: deliveries.DueRow) => kind === 'test' || details.isTest === true;

/**
 * Returns the current state of a notification's subject; null if it is outdated, such as a reminder of
 * a canceled event. An outdated notification is marked as read.
 */
export async function currentSituation(context: AppContext, due: deliveries.DueRow): Promise<LoadedSituation | null> {
  const situation = await readSituation(context, due, context.clock());
  const { feature, isStillTrue = () => true } = kinds[due.kind];
  const isPossible = feature === undefined || isOffered(context.community.values, feature);
  if (isPossible && (await isStillTrue(situation))) return situation;
  const ofOthers = isPossible ? await situationOfOtherDates(context, due, isStillTrue) : null;
  if (ofOthers === null) await read(context, due.member_id, { ids: [due.id] });
  return ofOthers;
}

/** Returns the situation of a notification about several dates that is outdated for the first: of those for which it is true. */
async function situationOfOtherDates(
  context: AppContext,
  due: deliveries.DueRow,
  isStillTrue: NonNullable<Kind['isStillTrue']>,
): Promise<LoadedSituation | null> {
  const { dates: _dates, ...details } = due.details;
  const situations: LoadedSituation[] = [];
  for (const { id, start_time } of await deliveries.findDates(context.db, details)) {
    const ofDate = { ...details, eventId: id, startsAt: start_time.toISOString() };
    const situation = await readSituation(context, { ...due, details: ofDate }, context.clock());
    if (await isStillTrue(situation)) situations.push(situation);
  }
  const [first] = situations;
  if (first === undefined || situations.length === 1) return first ?? null;
  return { ...first, details: { ...first.details, dates: situations.length } };
}

export const optionsOf = (
  { settings, community, clock }: AppContext,
  { timeZone, isZoneUnknown = false }: Pick<NotificationSettings, 'timeZone' | 'isZoneUnknown'>,
  unsubscribeToken: string | null,
): EmailOptions => ({
  siteUrl: settings.siteUrl,
  community: community.values.name,
  timeZone,
  ...(isZoneUnknown && { unknownBeside: { otherZone: null } }),
  now: clock(),
  unsubscribeToken,
});

async function invitationOf(
  context: AppContext,
  due: deliveries.DueRow,
  event: ToldEvent | null,
): Promise<Invited | null> {
  const { subject, member_id: id, name, email, details } = due;
  const to = { id, name, email };
  if (!due.kind.startsWith('event')) return await sessionInvitation(context, subject, to);
  // Members who have left since then got an invitation of their own, but not those whom a new host's block took the place.
  const onlyOwn = due.kind !== 'eventCanceled' || event !== null;
  return await eventInvitation(context, details.eventIds ?? [subject], to, { onlyOwn });
}

async function secondsToWait(
  context: AppContext,
  due: deliveries.DueRow,
  settings: NotificationSettings,
): Promise<number> {
  if (kinds[due.kind].email === 'later' && (await context.broadcaster.isHere(due.member_id))) return hereSeconds;
  return quietSecondsOf(due, settings, context.clock());
}

/** Returns how long a notification waits for the end of quiet hours: suggested times expire before the first of them. */
export function quietSecondsOf(
  { kind, details: { startsAt } }: deliveries.DueRow,
  settings: NotificationSettings,
  now: Date,
): number {
  const isSuggested = kinds[kind].timeIs === 'suggested' && startsAt !== undefined;
  const endsAt = isSuggested ? new Date(Date.parse(startsAt) - expiryLeadMs).toISOString() : startsAt;
  return quietSecondsLeft(settings, endsAt, now);
}

/** Returns the look of the community's emails. */
export function lookOf({ community, settings }: Pick<AppContext, 'community' | 'settings'>) {
  const { teachHue, learnHue, logo } = community.values;
  return { teachHue, learnHue, ...(logo !== '' && { logo: `${settings.siteUrl}/icon-192.png` }) };
}

/**
 * Sends an email to a member, in the language of now.
 * @throws PermanentJobError for an address or an email that the mail server rejects permanently.
 */
export async function sendEmail(
  context: AppContext,
  id: string,
  to: { id: string; email: string; name: string },
  content: EmailContent,
  { unsubscribeToken }: Pick<EmailOptions, 'unsubscribeToken'> = { unsubscribeToken: null },
  invitations: readonly Invitation[] = [],
): Promise<void> {
  const { db, mailer, settings, community, clock } = context;
  const { name } = community.values;
  const { html, text } = await renderEmail(content, name, lookOf(context), currentLanguage());
  const unsubscribeUrl =
    unsubscribeToken === null ? {} : { unsubscribeUrl: `${settings.siteUrl}/api/unsubscribe/${unsubscribeToken}` };
  const mail = {
    id,
    fromName: name,
    to: { name: to.name, address: to.email },
    subject: content.subject,
    html,
    text,
    ...unsubscribeUrl,
  };
  try {
    await mailer.send({ ...mail, invitations });
  } catch (error) {
    if (!(error instanceof MailRejected)) throw error;
    if (error.isAboutAddress) await countRejection(db, to, error.codes, clock());
    throw new PermanentJobError(error.message, { cause: error });
  }
  await forgetRejections(db, to);
}

async function queue<Name extends QueueName>(
  { db, jobs }: AppContext,
  name: Name,
  data: readonly JobData[Name][],
  delaySeconds = 0,
): Promise<void> {
  if (data.length > 0) await inTransaction(db, (trx) => jobs.add(trx, name, data, delaySeconds));
}

/**
 * Queues a digest for each member with unsent notifications from before their last 8:00. After a
 * restart, a sleeping machine or a change of clocks the digest is late, but sent once.
 */
export async function queueDigests(context: AppContext): Promise<void> {
  const now = context.clock();
  for (let after: string | null = null; ; ) {
    const members: deliveries.DigestMember[] = await deliveries.findMembersWithUnsent(context, after, now);
    const due = members.filter(
      ({ digest, time_zone, waits_since }) => digest !== 'off' && waits_since <= lastDigest(digest, time_zone, now),
    );
    await queue(
      context,
      'digest',
      due.map(({ member_id: memberId }) => ({ memberId })),
    );
    after = members.at(-1)?.member_id ?? null;
    if (after === null) return;
  }
}

/** Returns when a digest was last due in the member's time zone. */
function lastDigest(digest: 'daily' | 'weekly', timeZone: string, now: Date): Date {
  return new Date(
    lastTime(now.getTime(), timeZone, { hour: digestHour, ...(digest === 'weekly' && { weekday: digestDay }) }),
  );
}

/**
 * Sends a member's digest: all unread notifications that no email has covered, and what else waits. Sends nothing without
 * such notifications. Delayed by quiet hours.
 */
export async function deliverDigest(
  context: AppContext,
  { id: jobId, data: { memberId } }: { id: string; data: { memberId: string } },
): Promise<void> {
  const unsent = await deliveries.findUnsent(context.db, memberId);
  const rows: deliveries.DueRow[] = [];
  for (const due of unsent) {
    const situation = await currentSituation(context, due);
    if (situation !== null) rows.push({ ...due, details: situation.details });
  }
  const [first] = rows;
  if (first === undefined || !takesEmails(context, first)) return;
  const settings = await settingsOf(context, memberId);
  const waitSeconds = quietSecondsLeft(settings, undefined, context.clock());
  if (waitSeconds > 0) return await queue(context, 'digest', [{ memberId }], waitSeconds);
  const unsubscribeToken = await context.tokens.signUnsubscribe({ memberId, what: 'digest' });
  const options = optionsOf(context, settings, unsubscribeToken);
  const needs = (await needsOf(context, memberId)).slice(0, deliveries.maxInDigest);
  await inReadersLanguage(context, settings.language, () =>
    sendEmail(context, jobId, { ...first, id: memberId }, composeDigest(rows, options, needs), options),
  );
  await deliveries.markAllEmailed(context.db, memberId, rows);
}
