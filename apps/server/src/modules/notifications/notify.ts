import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { kinds } from './kinds/kinds.ts';
import { type Notice, type ToldMember, writeNotice } from './repository.ts';
import {
  type DatesTakenBack,
  markOutdatedRead,
  type Outdated,
  removeUnreadActor,
  removeUnreadDates,
  type TakenBack,
} from './unread-repository.ts';

/** Notifies members in the transaction of the change. */
export interface Notify {
  (notice: Notice): Promise<void>;
  /** Marks unread notifications as read that the change has made obsolete. */
  markRead(outdated: Outdated): Promise<void>;
  /** Takes unread notifications back of what is gone, unless others did the same. */
  takeBack(gone: TakenBack): Promise<void>;
  /** Takes unread notifications back of dates of an event that a guest has left, or has come back to. */
  takeBackDates(gone: DatesTakenBack): Promise<void>;
  /** Sends a notice that a statement of the change has written. */
  written(notice: Notice, told: readonly ToldMember[]): Promise<void>;
}

/** The delay before a message is sent by email or push, so that the member can read it first; in seconds. */
const laterSeconds = { email: 10 * 60, push: 10 };

type NotifyingContext = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'broadcaster' | 'pushes'>;

/**
 * Runs work in a transaction, with a function that notifies members. Notifications and the jobs that
 * send them are committed or rolled back together with it; open tabs are notified after the commit.
 */
export async function inNotifyingTransaction<Result>(
  context: NotifyingContext,
  work: (trx: Transaction<Database>, notify: Notify) => Promise<Result>,
): Promise<Result> {
  const told = new Set<string>();
  const result = await inTransaction(context.db, async (trx) => {
    told.clear();
    const markRead = async (outdated: Outdated) => {
      await markOutdatedRead(trx, outdated, context.clock());
      // Another device may still show the question, although its notification was read before.
      for (const memberId of outdated.memberIds) told.add(memberId);
    };
    const takeBack = async (gone: TakenBack) => {
      for (const memberId of await removeUnreadActor(trx, gone)) told.add(memberId);
    };
    const takeBackDates = async (gone: DatesTakenBack) => {
      if (gone.dates.length === 0) return;
      for (const memberId of await removeUnreadDates(trx, gone)) told.add(memberId);
    };
    const written: Notify['written'] = async (notice, members) => {
      for (const { memberId } of members) told.add(memberId);
      // Other devices of the actor still show the state before.
      if (notice.actor !== null) told.add(notice.actor);
      await queueDeliveries(context, trx, notice.kind, members, notice);
    };
    const notify = async (notice: Notice) => {
      if (notice.to.length === 0) return;
      const { replaces = [], bringsBack = false } = kinds[notice.kind];
      await written(notice, await writeNotice(trx, notice, replaces, context.clock()));
      if (!bringsBack) return;
      await takeBackDates({
        kind: 'eventLeft',
        dates: notice.details.eventIds ?? [notice.subject],
        actors: notice.to,
      });
    };
    return await work(trx, Object.assign(notify, { written, markRead, takeBack, takeBackDates }));
  });
  if (told.size > 0) context.broadcaster.emitNotifications([...told]);
  return result;
}

/**
 * Queues the jobs that send the notifications: an email per member, and a push per device. Notices that follow while an
 * email waits share it.
 */
export async function queueDeliveries(
  context: NotifyingContext,
  trx: Transaction<Database>,
  kind: NotificationKind,
  written: readonly ToldMember[],
  { emailAfterSeconds = 0, afterSeconds = 0 }: Pick<Notice, 'emailAfterSeconds' | 'afterSeconds'> = {},
): Promise<void> {
  const { email, gathers = false } = kinds[kind];
  const due = written.filter(({ isNew }) => isNew || !gathers);
  if (due.length === 0) return;
  const delay = email === 'later' ? laterSeconds : { email: emailAfterSeconds + afterSeconds, push: afterSeconds };
  const jobs = due.map(({ id }) => ({ notificationId: id }));
  await context.jobs.add(trx, 'email', jobs, delay.email);
  await queuePushes(context, trx, due, delay.push);
}

/** Queues one job per device, so that a failing one is retried alone. */
async function queuePushes(
  { pushes, jobs }: NotifyingContext,
  trx: Transaction<Database>,
  notifications: readonly ToldMember[],
  delaySeconds: number,
): Promise<void> {
  if (pushes === null) return;
  const data = notifications.flatMap(({ id: notificationId, devices }) =>
    devices.map((sessionId) => ({ notificationId, sessionId })),
  );
  if (data.length > 0) await jobs.add(trx, 'push', data, delaySeconds);
}
