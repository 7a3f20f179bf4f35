import type { AppContext } from '../context.ts';
import type { JobData } from '../jobs/queues.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { deliverAccountEmail } from './account/deliver.ts';
import { eraseLeft } from './account/leaving.ts';
import { alertChanged, alertOthers, removeOldAlerts } from './alerts/match-alerts.ts';
import { notifyNextBatch } from './announcements/notify-batch.ts';
import { deleteRequestsBefore, deleteTokensBefore } from './auth/account-repository.ts';
import { removeUnsentAttachments } from './chat/attachment-service.ts';
import { deliverDigest, deliverEmail, queueDigests } from './delivery/deliver.ts';
import { deliverInvitation } from './delivery/deliver-invitation.ts';
import { deliverNews, queueNews } from './delivery/deliver-news.ts';
import { deliverPush } from './delivery/deliver-push.ts';
import { deliverWaiting } from './delivery/deliver-waiting.ts';
import { remind } from './delivery/reminders.ts';
import { settleEnded } from './events/changes/ended-service.ts';
import { settleApprovals } from './events/registrations/approval-service.ts';
import { settleDeclines } from './events/registrations/decline-service.ts';
import { offerDuePlaces } from './events/waitlist/offer-places.ts';
import { makeExport, removeOldExports } from './exports/service.ts';
import { notifyMoreFollowers } from './followed-skills/notify-followers.ts';
import { removeOldInvited } from './joining/invited-addresses.ts';
import { removeOldJoinRequests } from './joining/join-requests.ts';
import { settleJoinDecisions } from './log-in/settle-join-decisions.ts';
import { countEdges } from './matches/skill-repository.ts';
import { removeFilesOfCases } from './moderation/upkeep.ts';
import { removeOldNotifications } from './notifications/upkeep.ts';
import { countWeeks } from './numbers/count-weeks.ts';
import { removeOldDeclines, tellExpired } from './rings/service.ts';
import { removeOldLooks, runDueSearches } from './searches/run-searches.ts';
import { clearUnshared, countHolders } from './skills/count-holders.ts';
import { compareNames } from './skills/look-alikes.ts';

function deliverSummary({ isWaiting, isNews }: JobData['digest']) {
  if (isNews) return deliverNews;
  return isWaiting ? deliverWaiting : deliverDigest;
}

/** The handler of each queue; a new queue adds a line here. */
export function jobHandlers(context: AppContext): JobHandlers {
  return {
    email: (job) => deliverEmail(context, job),
    push: ({ data }) => deliverPush(context, data),
    digest: (job) => deliverSummary(job.data)(context, job),
    'account-email': (job) => deliverAccountEmail(context, job),
    invitation: (job) => deliverInvitation(context, job),
    announcements: ({ data }) => notifyNextBatch(context, data),
    export: ({ data }) => makeExport(context, data.memberId),
    followers: ({ data }) => notifyMoreFollowers(context, data),
    reminders: async () => {
      await remind(context);
      await tellExpired(context);
      await offerDuePlaces(context);
      await settleDeclines(context);
      await settleApprovals(context);
      await settleJoinDecisions(context);
      await settleEnded(context);
    },
    alerts: async () => {
      await alertChanged(context);
      await alertOthers(context);
      await runDueSearches(context);
    },
    erasures: () => eraseLeft(context),
    digests: async () => {
      await queueDigests(context);
      await queueNews(context);
    },
    numbers: () => countWeeks(context.db, context.settings, context.clock()),
    backups: () => context.backups.beginDaily(),
    upkeep: async () => {
      await removeOldNotifications(context);
      await deleteTokensBefore(context.db, context.clock());
      await deleteRequestsBefore(context.db, context.clock());
      await removeOldExports(context);
      await removeUnsentAttachments(context);
      await removeFilesOfCases(context);
      await removeOldDeclines(context);
      await removeOldJoinRequests(context);
      await removeOldInvited(context);
      await removeOldAlerts(context);
      await removeOldLooks(context);
      await countHolders(context.db);
      await clearUnshared(context.db);
      await countEdges(context.db);
      await compareNames(context.db);
    },
  };
}
