import { notFound, notOperator } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { mayLetIn } from '../../policy.ts';
import { insertAudit } from '../audit/repository.ts';
import { decideRequest, findDeciders, findRequests, lockUndecided, type RequestRow } from './join-requests.ts';

/** Requests on the page. */
const shown = 200;

/** @throws ApiError 403 for all but operators, and moderators who may */
function requireMayLetIn({ community }: Pick<AppContext, 'community'>, caller: Caller): void {
  if (!mayLetIn(caller, community.values)) throw notOperator();
}

/** Has the pages of those who decide read again who waits, on every device. */
export async function tellDeciders({ db, community, broadcaster }: AppContext): Promise<void> {
  broadcaster.emitNotifications(await findDeciders(db, community.values));
}

/** Returns who asks to join. @throws ApiError 403 */
export async function joinRequests(context: AppContext, caller: Caller): Promise<RequestRow[]> {
  requireMayLetIn(context, caller);
  return await findRequests(context.db, shown);
}

/**
 * Decides about a request to join, or takes a decision back with null. The person learns of it after a minute; until then only
 * its maker changes it. A repeated call is logged once.
 *
 * @throws ApiError 403; 404 for a request that is gone, whose person knows the decision, or about which somebody else has decided
 */
export async function decide(
  context: AppContext,
  caller: Caller,
  id: string,
  decision: 'let_in' | 'declined' | null,
): Promise<RequestRow> {
  requireMayLetIn(context, caller);
  const { memberId } = caller;
  const requestId = requireId(id, 'Request');
  const decided = await inTransaction(context.db, async (trx) => {
    const now = context.clock();
    const before = await lockUndecided(trx, requestId, memberId);
    if (before === undefined) throw notFound('Request');
    if (before.decision === decision) return before;
    const row = await decideRequest(trx, { id: requestId, decision, memberId, now });
    const entry = { at: now, actorId: memberId, what: 'join.decided', targetId: row.id } as const;
    await insertAudit(trx, { ...entry, details: { decision: decision ?? 'undone' } });
    return row;
  });
  await tellDeciders(context);
  return decided;
}
