import type { Notification } from '@skill-exchange/api-client/types';
import type { Member } from './members.ts';

/** Returns a member's notifications, latest first. */
export const notificationsTo = async ({ api }: Pick<Member, 'api'>): Promise<Notification[]> =>
  (await api.ok('listNotifications', { query: { limit: 100 } })).notifications;

/** Notifications that the clock causes, also in the middle of an action. */
const ofTime: readonly string[] = ['sessionOver', 'sessionStarting', 'eventStarting'];

/** A count that falls is no news: hosts' requests, for example, name who still asks. */
const isKnown = (known: readonly Notification[], { _id, count, at }: Notification) =>
  known.some((one) => one._id === _id && one.at === at && one.count >= count);

/**
 * Runs an action. Returns the kinds of the notifications that it has caused, by the names of the members who got them;
 * members without any are left out, as are those that the clock causes.
 */
export async function notifiedBy(
  people: Readonly<Record<string, Member>>,
  action: () => Promise<unknown>,
): Promise<Record<string, string[]>> {
  const inboxes = async () =>
    await Promise.all(
      Object.entries(people).map(async ([name, member]) => [name, await notificationsTo(member)] as const),
    );
  const known = (await inboxes()).flatMap(([, told]) => told);
  await action();
  const news = (await inboxes()).map(([name, told]) => {
    const fresh = told.filter((one) => !isKnown(known, one) && !ofTime.includes(one.kind));
    return [name, fresh.map(({ kind }) => kind).toSorted()] as const;
  });
  return Object.fromEntries(news.filter(([, kinds]) => kinds.length > 0));
}
