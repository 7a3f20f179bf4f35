import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { byScore, type FoundMatch, pairKey } from '../matches/fill-seats.ts';
import { findMatches } from '../matches/find-matches.ts';
import { findHidden, matchKinds } from '../matches/service.ts';
import { findOwnSkills } from '../matches/skill-repository.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { findUnreadDetails } from '../notifications/unread-repository.ts';
import * as alerts from './alert-repository.ts';
import { type ChangedMember, claimChange, findChanged } from './change-repository.ts';
import { findLead, withStrangers } from './met-repository.ts';
import { findPossibleKeys } from './possible-keys.ts';

/** Within this time after a change of skills a member may still be editing, in seconds. */
const quietSeconds = 60;

/** Maximum number of other members notified of one member's change. */
const maxOthers = 50;

/** Maximum number of matches that one notification counts. */
const maxKeys = 50;

/** A member is not notified of the same match again within this time, in milliseconds. */
const rememberedMs = 90 * 24 * 3_600_000;

/**
 * Notifies members who changed their skills of their new matches, and queues these for the other members' daily
 * notifications. Every new match contains a new pair of a changed member, so only those are searched.
 */
export async function alertChanged(context: AppContext): Promise<void> {
  for (;;) {
    const changed = await findChanged(context.db, quietSeconds);
    if (changed.length === 0) return;
    for (const member of changed) await alertOfChange(context, member);
  }
}

/** Processes one change. If a job runs twice, only the run that claims the change notifies. */
async function alertOfChange(context: AppContext, changed: ChangedMember): Promise<void> {
  const { memberId } = changed;
  const now = context.clock();
  const found = changed.isListed ? await findNewMatches(context, changed, now) : [];
  await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await claimChange(trx, changed))) return;
    const own = found.map(({ key }) => key);
    const keys = await alerts.storeTold(trx, memberId, await withStrangers(trx, memberId, own, now), now);
    await notifyOf(trx, notify, memberId, keys);
    await alerts.storeWaiting(trx, bestForOthers(found), now);
  });
}

async function findNewMatches(
  context: AppContext,
  { memberId, pairs }: ChangedMember,
  now: Date,
): Promise<FoundMatch[]> {
  const { db } = context;
  const own = await findOwnSkills(db, memberId);
  const isNew = new Set(pairs.map(pairKey));
  const gives = new Set(pairs.map(({ give }) => give));
  const wants = new Set(pairs.map(({ want }) => want));
  const lists = {
    offers: own.offers.filter((skill) => gives.has(skill)),
    wants: own.wants.filter((skill) => wants.has(skill)),
  };
  const hidden = await findHidden(db, memberId, now);
  const found = await findMatches(db, { memberId, own, lists, kinds: matchKinds(context), hidden, now });
  return found
    .filter(({ path }) => isNew.has(pairKey({ give: path[0] ?? 0, want: path.at(-1) ?? 0 })))
    .toSorted(byScore);
}

/** Returns the best match of each other member, for the members with the best matches. */
function bestForOthers(found: readonly FoundMatch[]): alerts.Alert[] {
  const best = new Map<string, string>();
  for (const { key, people } of found)
    for (const { id } of people.slice(1)) if (!best.has(id) && best.size < maxOthers) best.set(id, key);
  return [...best].map(([memberId, key]) => ({ memberId, key }));
}

/** Notifies members of new matches from others' changes, at most once in 24 hours each. */
export async function alertOthers(context: AppContext): Promise<void> {
  const now = context.clock();
  for (let after: string | null = null; ; ) {
    const due: string[] = await alerts.findDueMembers(context.db, after, now);
    for (const memberId of due) await alertDaily(context, memberId, now);
    after = due.at(-1) ?? null;
    if (after === null) return;
  }
}

async function alertDaily(context: AppContext, memberId: string, now: Date): Promise<void> {
  const waiting = await alerts.findWaiting(context.db, memberId);
  const still = await findPossibleKeys(context, memberId, waiting, now);
  const possible = await withStrangers(context.db, memberId, still, now);
  await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await alerts.claimDue(trx, memberId, now, { isTold: possible.length > 0 }))) return;
    await notifyOf(trx, notify, memberId, await alerts.storeTold(trx, memberId, possible, now));
    await alerts.deleteWaiting(trx, memberId, waiting);
    await alerts.postponeRest(trx, memberId, now);
  });
}

/** Sends or updates one notification, which counts all new matches until it is read. */
async function notifyOf(
  trx: Transaction<Database>,
  notify: Notify,
  memberId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const notice = { kind: 'swapsFound', subject: '' } as const;
  const unread = await findUnreadDetails(trx, memberId, notice);
  const all = [...new Set([...keys, ...(unread?.keys ?? [])])].slice(0, maxKeys);
  const lead = await findLead(trx, memberId, keys[0] ?? '');
  const details = { keys: all, ...(lead && { swap: lead.swap }) };
  await notify({ ...notice, to: [memberId], actor: lead?.actor ?? null, details });
}

/** Deletes old alerts. */
export async function removeOldAlerts({ db, clock }: AppContext): Promise<void> {
  await alerts.deleteAlertsBefore(db, new Date(clock().getTime() - rememberedMs));
}
