import { notFound, notOperator } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { mayLetIn } from '../../policy.ts';
import { insertAudit } from '../audit/repository.ts';
import { decideRequest, findDeciders, findRequests, type RequestRow } from './join-requests.ts';

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
 * Decides about a request to join, or takes a decision back with null. The person learns of it after a minute.
 *
 * @throws ApiError 403; 404 for a request that is gone, or whose person knows the decision
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
    const row = await decideRequest(trx, { id: requestId, decision, memberId, now });
    if (row === undefined) throw notFound('Request');
    const entry = { at: now, actorId: memberId, what: 'join.decided', targetId: row.id } as const;
    await insertAudit(trx, { ...entry, details: { decision: decision ?? 'undone' } });
    return row;
  });
  await tellDeciders(context);
  return decided;
}
