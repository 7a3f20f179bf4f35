import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { kinds } from '../notifications/kinds/kinds.ts';
import { quietSecondsLeft } from '../notifications/quiet-hours.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { takesEmails } from '../notifications/takes-emails.ts';
import { composeWaiting } from './compose-email.ts';
import { currentSituation, optionsOf, sendEmail } from './deliver.ts';
import * as deliveries from './repository.ts';

/** Older notifications are for the page of notifications alone, in milliseconds. */
const maxAge = 30 * 24 * 3_600_000;

/** Unread notifications that are looked at: those about ended things and disabled kinds are not listed. */
const maxLookedAt = 100;

/**
 * Sends a member who has confirmed their address one email of what they would have got before: unread, still true,
 * ahead and of enabled kinds. Sends nothing without any. Delayed by quiet hours.
 */
export async function deliverWaiting(
  context: AppContext,
  { id: jobId, data: { memberId } }: { id: string; data: { memberId: string } },
): Promise<void> {
  const { db, jobs, clock } = context;
  const now = clock();
  const settings = await settingsOf(context, memberId);
  const wanted = new Set(settings.kinds.filter(({ email }) => email).map(({ kind }) => kind));
  const rows: deliveries.DueRow[] = [];
  for (const due of await deliveries.findUnsent(db, memberId, maxLookedAt)) {
    if (!(wanted.has(due.kind) || kinds[due.kind].isFixed) || due.last_at.getTime() < now.getTime() - maxAge) continue;
    const situation = await currentSituation(context, due);
    if (situation === null || isOver({ ...due, details: situation.details }, now)) continue;
    rows.push({ ...due, details: situation.details });
  }
  const listed = rows.slice(0, deliveries.maxInDigest);
  const [first] = listed;
  if (first === undefined || !takesEmails(context, first)) return;
  const waits = listed.map(({ details }) => quietSecondsLeft(settings, details.startsAt, now));
  const waitSeconds = Math.min(...waits);
  if (waitSeconds > 0)
    return await inTransaction(db, (trx) => jobs.add(trx, 'digest', [{ memberId, isWaiting: true }], waitSeconds));
  const options = optionsOf(context, settings, null);
  await inReadersLanguage(context, settings.language, () =>
    sendEmail(context, jobId, { ...first, id: memberId }, composeWaiting(listed, options)),
  );
  await deliveries.markEmailed(db, listed);
}

/** The event or session has started, and the notification is not about what comes after. */
function isOver({ kind, details: { startsAt } }: deliveries.DueRow, now: Date): boolean {
  return startsAt !== undefined && kinds[kind].timeIs !== 'past' && Date.parse(startsAt) < now.getTime();
}
