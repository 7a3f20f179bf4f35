import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { lastTime } from '../../zones.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { offeredNews } from '../needs/service.ts';
import { quietSecondsLeft } from '../notifications/quiet-hours.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import { composeNews } from './compose-news.ts';
import { optionsOf, sendEmail } from './deliver.ts';
import * as silence from './silent-repository.ts';

/** The hour of the day when the emails are sent, in the member's zone. */
const newsHour = 8;
const hourMs = 3_600_000;

/**
 * Queues one email for each member who has not visited for three weeks and for whom something is new. Each member is
 * looked at once a day.
 */
export async function queueNews(context: AppContext): Promise<void> {
  const { db, jobs, clock } = context;
  const now = clock();
  for (let after: string | null = null; ; ) {
    const members: silence.SilentMember[] = await silence.findSilent(context, after, now);
    for (const { id: memberId, seen_on, time_zone } of members) {
      if (now.getTime() - lastTime(now.getTime(), time_zone, { hour: newsHour }) >= hourMs) continue;
      const news = await offeredNews(context, { viewerId: memberId, since: new Date(seen_on), now });
      if (news.length === 0) continue;
      await inTransaction(db, async (trx) => {
        if (await silence.claimSilence(trx, memberId, now)) await jobs.add(trx, 'digest', [{ memberId, isNews: true }]);
      });
    }
    after = members.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/**
 * Sends a member what is new, unless they have come back, have turned it off, or nothing is new any more. Delayed by quiet
 * hours.
 */
export async function deliverNews(
  context: AppContext,
  { id: jobId, data: { memberId } }: { id: string; data: { memberId: string } },
): Promise<void> {
  const { db, jobs, clock, tokens } = context;
  const now = clock();
  const member = await silence.findSilentRecipient(context, memberId, now);
  const settings = await settingsOf(context, memberId);
  const waitSeconds = quietSecondsLeft(settings, undefined, now);
  if (member !== undefined && waitSeconds > 0)
    return await inTransaction(db, (trx) => jobs.add(trx, 'digest', [{ memberId, isNews: true }], waitSeconds));
  const since = member && new Date(member.seen_on);
  const [first, ...others] = since ? await offeredNews(context, { viewerId: memberId, since, now }) : [];
  if (member === undefined || first === undefined) return await silence.releaseSilence(db, memberId);
  const unsubscribeToken = await tokens.signUnsubscribe({ memberId, what: 'newsSinceVisit' });
  const options = optionsOf(context, settings, unsubscribeToken);
  await inReadersLanguage(context, settings.language, () =>
    sendEmail(context, jobId, member, composeNews([first, ...others], options), options),
  );
}
