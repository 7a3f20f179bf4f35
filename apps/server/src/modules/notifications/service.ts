import type { NotificationKind } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { isDiskFull } from '../../db/database-errors.ts';
import { readInstant } from '../../input.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { inNotifyingTransaction } from './notify.ts';
import * as notifications from './repository.ts';
import { deleteUnread, lowerUnread, markNotificationsRead, type UnreadFilter } from './unread-repository.ts';

/** Returns a member's notifications, latest first. */
export async function notificationsOf(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<notifications.ListedNotification>> {
  return await readPage(request, {
    kinds: ['instant', 'number'],
    keyOf: (row: notifications.ListedNotification) => [row.last_at.toISOString(), row.id],
    read: (key, rows) => {
      const before = key && { at: key[0], id: key[1] };
      return notifications.findNotifications(context.db, memberId, { before, rows, now: context.clock() });
    },
  });
}

/** Counts a member's unread notifications, up to 1,000. */
export async function unreadOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<notifications.UnreadNotifications> {
  const counts = await notifications.countUnread(db, [memberId], clock());
  return counts.get(memberId) ?? { unread: 0, unreadBesidesMessages: 0 };
}

/** Marks notifications as read. @throws ApiError 400 without ids and without a subject. */
export async function readSome(
  context: AppContext,
  memberId: string,
  { ids, upTo }: { ids?: string[] | undefined; upTo?: string | undefined },
): Promise<void> {
  if (ids !== undefined) {
    // No notification has any other id.
    const known = ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
    await read(context, memberId, { ids: known });
  }
  if (upTo !== undefined) await read(context, memberId, { upTo: readInstant('upTo', upTo) });
  if (ids === undefined && upTo === undefined)
    throw invalid('upTo', 'is required where no ids are given', { rule: 'required' });
}

/** Marks notifications as read whose subject has been handled. */
export async function readNotificationsOf(
  context: AppContext,
  memberId: string,
  kind: NotificationKind,
  subjects: string | readonly string[],
): Promise<void> {
  try {
    await read(context, memberId, { kinds: [kind], subjects: [subjects].flat() });
  } catch (error) {
    // Reading must not fail on a full disk.
    if (!isDiskFull(error)) throw error;
  }
}

/**
 * Deletes the notification of messages once the conversation is open, so that a chatting member does
 * not collect them.
 */
export async function dropMessageNotification(
  context: AppContext,
  memberId: string,
  conversationId: string,
): Promise<void> {
  const about = { kind: 'message', subject: conversationId } as const;
  const hasChanged = await deleteUnread(context.db, memberId, about);
  if (hasChanged) context.broadcaster.emitNotifications([memberId]);
}

/** Keeps the notification of messages for those that are `left` unread, and deletes it without any. */
export async function lowerMessageNotification(
  context: AppContext,
  memberId: string,
  conversationId: string,
  left: number,
): Promise<void> {
  if (left === 0) return await dropMessageNotification(context, memberId, conversationId);
  const hasChanged = await lowerUnread(context.db, memberId, { kind: 'message', subject: conversationId }, left);
  if (hasChanged) context.broadcaster.emitNotifications([memberId]);
}

/** Marks a member's notifications as read, and notifies their open tabs. */
export async function read(context: AppContext, memberId: string, filter: UnreadFilter): Promise<void> {
  const hasChanged = await markNotificationsRead(context.db, memberId, filter, context.clock());
  if (hasChanged) context.broadcaster.emitNotifications([memberId]);
}

/** Sends a test notification to a member on all enabled channels. */
export async function sendTest(context: AppContext, memberId: string): Promise<void> {
  await inNotifyingTransaction(context, (_trx, notify) =>
    notify({ kind: 'test', subject: '', to: [memberId], actor: null, details: {} }),
  );
}
