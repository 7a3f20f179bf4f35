import type { AnnouncementReach, NewAnnouncement } from '@skill-exchange/api-client/types';
import type { Selectable, Transaction } from 'kysely';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { storeOnce } from '../../db/store-once.ts';
import type { AnnouncementTable } from '../../db/tables/announcements.ts';
import { mayReadNews } from '../../policy.ts';
import { insertAudit } from '../audit/repository.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { firstAfterSeconds, isBeingSent } from './notify-batch.ts';
import { readDraft } from './read-draft.ts';
import { countReach } from './receiver-repository.ts';
import * as announcements from './repository.ts';

type Stored = Selectable<AnnouncementTable>;

/** An announcement, with whom a message would reach now. */
export interface KnownAnnouncement {
  row: announcements.AnnouncementRow;
  reach: AnnouncementReach;
}

/** Announcements on the page. */
const shown = 100;

export async function listAnnouncements({ db }: AppContext): Promise<announcements.AnnouncementRow[]> {
  return await announcements.findAnnouncements(db, shown);
}

/** Returns an announcement. @throws ApiError 404 */
export async function readAnnouncement(context: AppContext, id: string): Promise<KnownAnnouncement> {
  const { db, settings, clock } = context;
  const row = await announcements.findAnnouncement(db, requireId(id, 'Announcement'));
  if (row === undefined) throw notFound('Announcement');
  return { row, reach: await countReach(db, { verifyEmail: settings.verifyEmail, now: clock() }) };
}

/**
 * Returns an announcement that was sent; a draft for operators, whose test leads to it. The viewer’s notification and tests of it
 * are read then, also if it is gone or they are no operator any more.
 *
 * @throws ApiError 404 for one that the viewer may not read
 */
export async function readNews(
  context: AppContext,
  id: string,
  viewer: Caller | null,
): Promise<announcements.AnnouncementRow> {
  const announcementId = requireId(id, 'Announcement');
  if (viewer !== null) await readNotificationsOf(context, viewer.memberId, 'announcement', announcementId);
  const row = await announcements.findAnnouncement(context.db, announcementId);
  if (row === undefined || !mayReadNews(viewer, row, context.clock())) throw notFound('Announcement');
  return row;
}

/** Stores a draft and returns its id. @throws ApiError 400 for one that appears nowhere or is not valid */
export async function createAnnouncement(
  context: AppContext,
  { memberId }: Caller,
  body: NewAnnouncement,
  key: string | null,
): Promise<string> {
  const { language } = context.community.values;
  const draft = readDraft(body, '', language);
  return await storeOnce(context, { memberId, thing: 'announcement', key, body }, (trx) =>
    announcements.insertAnnouncement(trx, { ...draft, language, memberId, now: context.clock() }),
  );
}

/** Replaces a draft. @throws ApiError 404, or 409 if it was sent, or changed by somebody else */
export async function changeAnnouncement(
  context: AppContext,
  { memberId }: Caller,
  id: string,
  { version, announcement }: { version: number; announcement: NewAnnouncement },
): Promise<void> {
  await change(context, id, async ({ trx, stored }) => {
    if (stored.sent_at !== null) throw wasSent();
    if (stored.version !== version)
      throw conflict(
        'changed_meanwhile',
        'Somebody has changed this announcement since you opened it. Your words are still here: save again to replace the others.',
      );
    const draft = readDraft(announcement, 'announcement.', stored.language);
    await announcements.replaceDraft(trx, stored.id, { ...draft, memberId, now: context.clock() });
  });
}

/** Deletes a draft, and the caller's tests of it are read. @throws ApiError 404, or 409 if it was sent */
export async function deleteAnnouncement(context: AppContext, { memberId }: Caller, id: string): Promise<void> {
  await change(context, id, async ({ trx, notify, stored }) => {
    if (stored.sent_at !== null) throw wasSent();
    await notify.markRead({ memberIds: [memberId], subject: stored.id, kinds: ['announcement'] });
    await announcements.deleteAnnouncement(trx, stored.id);
  });
}

/** Sends a draft to the caller alone. @throws ApiError 404, or 409 if it was sent */
export async function testAnnouncement(context: AppContext, { memberId }: Caller, id: string): Promise<void> {
  await change(context, id, async ({ trx, notify, stored }) => {
    if (stored.sent_at !== null) throw wasSent();
    const now = context.clock();
    await announcements.setProgress(trx, stored.id, { tested_at: now });
    // Each test has a subject of its own, so that the second one is emailed, too.
    const subject = `${stored.id} test ${now.getTime()}`;
    const details = { title: stored.subject, isTest: true };
    await notify({ kind: 'announcement', subject, to: [memberId], actor: null, details });
  });
}

/**
 * Sends an announcement, or goes on with one that was stopped. One that is being sent stays as it is.
 *
 * @throws ApiError 404, or 409 if it was sent, was not tested, or its banner has ended
 */
export async function sendAnnouncement(context: AppContext, { memberId }: Caller, id: string): Promise<void> {
  const { clock, jobs, community, broadcaster } = context;
  await change(context, id, async ({ trx, stored }) => {
    const now = clock();
    if (isBeingSent(stored)) return;
    const isNew = stored.sent_at === null;
    if (!isNew && stored.stopped_at === null) throw wasSent();
    if (stored.is_message && stored.tested_at === null)
      throw conflict('announcement_not_tested', 'Send a test to yourself first.');
    const hasMessageToSend = stored.is_message && stored.finished_at === null;
    if (stored.banner_ends_at !== null && stored.banner_ends_at <= now && (isNew || !hasMessageToSend))
      throw conflict('banner_over', 'The banner’s end has passed. Choose a later one.');
    await announcements.setProgress(trx, stored.id, { stopped_at: null, ...(isNew && { sent_at: now }) });
    const { id: announcementId, last_told: after, subject } = stored;
    if (hasMessageToSend) await jobs.add(trx, 'announcements', [{ announcementId, after }], firstAfterSeconds);
    const entry = { at: now, actorId: memberId, what: 'announcement.sent', targetId: announcementId } as const;
    await insertAudit(trx, { ...entry, details: { announcement: subject } });
  });
  await community.refresh();
  broadcaster.emitSettings();
}

/** Stops the message after its batch, and takes the banner down. @throws ApiError 404, or 409 if neither is on */
export async function stopAnnouncement(context: AppContext, { memberId }: Caller, id: string): Promise<void> {
  const { clock, community, broadcaster } = context;
  await change(context, id, async ({ trx, stored }) => {
    const now = clock();
    if (stored.stopped_at !== null) return;
    const hasBanner = stored.sent_at !== null && stored.banner_ends_at !== null && stored.banner_ends_at > now;
    if (!isBeingSent(stored) && !hasBanner)
      throw conflict(
        'announcement_not_running',
        'There is nothing to stop: it is not being sent, and it shows no banner.',
      );
    await announcements.setProgress(trx, stored.id, { stopped_at: now });
    const entry = { at: now, actorId: memberId, what: 'announcement.stopped', targetId: stored.id } as const;
    await insertAudit(trx, { ...entry, details: { announcement: stored.subject } });
  });
  await community.refresh();
  broadcaster.emitSettings();
}

/** Stores that the caller does not want to see a banner any more. @throws ApiError 404 */
export async function dismissBanner(context: AppContext, { memberId }: Caller, id: string): Promise<void> {
  const now = context.clock();
  const row = await announcements.findAnnouncement(context.db, requireId(id, 'Announcement'));
  const hasBegun = row?.banner_starts_at != null && row.banner_starts_at <= now;
  if (row === undefined || row.sent_at === null || !hasBegun) throw notFound('Announcement');
  await announcements.storeDismissal(context.db, { memberId, announcementId: row.id, now });
  // Their other devices still show it.
  context.broadcaster.emitNotifications([memberId]);
}

interface Changing {
  trx: Transaction<Database>;
  notify: Notify;
  stored: Stored;
}

/** Runs work with a locked announcement. @throws ApiError 404 */
async function change(context: AppContext, id: string, work: (changing: Changing) => Promise<void>): Promise<void> {
  const announcementId = requireId(id, 'Announcement');
  await inNotifyingTransaction(context, async (trx, notify) => {
    const stored = await announcements.lockAnnouncement(trx, announcementId);
    if (stored === undefined) throw notFound('Announcement');
    await work({ trx, notify, stored });
  });
}

const wasSent = () => conflict('announcement_sent', 'An announcement that was sent can’t be changed.');
