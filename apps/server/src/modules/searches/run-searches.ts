import type { AppContext } from '../../context.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { findUnreadDetails } from '../notifications/unread-repository.ts';
import { criteriaOf } from '../search/members-service.ts';
import * as dueSearches from './due-search-repository.ts';
import { pathOf } from './path.ts';
import { findSearch } from './repository.ts';

/** The interval between two runs of a saved search, in milliseconds. */
export const searchIntervalMs = 24 * 3_600_000;

/** Maximum number of members that one notification counts. */
const maxCounted = 50;

/** A search does not find the same member again within this time, in milliseconds. */
const rememberedMs = 90 * 24 * 3_600_000;

/** Notifies members of new results of their saved searches, at most once a day for each search. */
export async function runDueSearches(context: AppContext): Promise<void> {
  for (;;) {
    const due = await dueSearches.findDueSearches(context.db, context.clock());
    if (due.length === 0) return;
    for (const search of due) await runSearch(context, search);
  }
}

/** Runs one saved search. If a job runs twice, only the run that claims the search notifies. */
async function runSearch(context: AppContext, search: dueSearches.DueSearch): Promise<void> {
  const { id, memberId, name, filters, readUntil } = search;
  const now = context.clock();
  const criteria = await criteriaOf(context, memberId, filters);
  const found = await dueSearches.findNewMembers(context.db, criteria, readUntil);
  await inNotifyingTransaction(context, async (trx, notify) => {
    const dueAt = new Date(now.getTime() + searchIntervalMs);
    if (!(await dueSearches.claimSearch(trx, search, { now, dueAt }))) return;
    const news = await dueSearches.storeFound(trx, id, found, now);
    if (news.length === 0) return;
    const notice = { kind: 'membersFound', subject: id } as const;
    const unread = await findUnreadDetails(trx, memberId, notice);
    const memberIds = [...new Set([...news, ...(unread?.memberIds ?? [])])].slice(0, maxCounted);
    const details = { ...(name === null ? { filters } : { title: name }), path: pathOf(filters), memberIds };
    await notify({ ...notice, to: [memberId], actor: null, details });
  });
}

/** Returns those of these members that the saved search still finds; empty if it was deleted. */
export async function findStillFitting(
  context: Pick<AppContext, 'db' | 'clock'>,
  searchId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const search = await findSearch(context.db, searchId);
  if (search === undefined) return [];
  const criteria = await criteriaOf(context, search.member_id, search.filters);
  return await dueSearches.findFitting(context.db, criteria, memberIds);
}

/** Deletes old changes of members and old results of searches. */
export async function removeOldLooks({ db, clock }: AppContext): Promise<void> {
  await dueSearches.deleteOldLooks(db, new Date(clock().getTime() - rememberedMs));
}
