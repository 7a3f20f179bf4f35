import type { AppContext } from '../../context.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { findUnreadDetails } from '../notifications/repository.ts';
import { criteriaOf } from '../search/members-service.ts';
import * as looks from './look-repository.ts';
import { pathOf } from './path.ts';
import { findSearch } from './repository.ts';

/** Each search is looked at once in this time, in milliseconds. */
export const lookEveryMs = 24 * 3_600_000;

/** Members that one notification counts. */
const maxCounted = 50;

/** How long a member is not found by the same search again, in milliseconds. */
const rememberedMs = 90 * 24 * 3_600_000;

/** Notifies members, at most once a day for each of their searches, of members who are new to it. */
export async function lookForMembers(context: AppContext): Promise<void> {
  for (;;) {
    const due = await looks.findDueSearches(context.db, context.clock());
    if (due.length === 0) return;
    for (const search of due) await lookOnce(context, search);
  }
}

/** A job that runs twice finds the same members twice, and one of the two claims the search and notifies. */
async function lookOnce(context: AppContext, search: looks.DueSearch): Promise<void> {
  const { id, memberId, name, filters, readUntil } = search;
  const now = context.clock();
  const criteria = await criteriaOf(context, memberId, filters);
  const found = await looks.findNewMembers(context.db, criteria, readUntil);
  await inNotifyingTransaction(context, async (trx, notify) => {
    const dueAt = new Date(now.getTime() + lookEveryMs);
    if (!(await looks.claimSearch(trx, search, { now, dueAt }))) return;
    const news = await looks.storeFound(trx, id, found, now);
    if (news.length === 0) return;
    const notice = { kind: 'membersFound', subject: id } as const;
    const unread = await findUnreadDetails(trx, memberId, notice);
    const memberIds = [...new Set([...news, ...(unread?.memberIds ?? [])])].slice(0, maxCounted);
    const details = { title: name, path: pathOf(filters), memberIds };
    await notify({ ...notice, to: [memberId], actor: null, details });
  });
}

/** Those of these members whom the saved search still finds; none where it was deleted. */
export async function findStillFitting(
  context: Pick<AppContext, 'db' | 'clock'>,
  searchId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const search = await findSearch(context.db, searchId);
  if (search === undefined) return [];
  const criteria = await criteriaOf(context, search.member_id, search.filters);
  return await looks.findFitting(context.db, criteria, memberIds);
}

/** Forgets old changes of members, and whom searches found long ago. */
export async function removeOldLooks({ db, clock }: AppContext): Promise<void> {
  await looks.deleteOldLooks(db, new Date(clock().getTime() - rememberedMs));
}
