import type { KeptSkillPair } from '@skill-exchange/api-client/types';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { insertAudit } from '../audit/repository.ts';
import * as pairs from './skill-pair-repository.ts';

type PairContext = Pick<AppContext, 'db' | 'clock'>;

/** What is counted for a moderator is counted up to this number. */
const mostCounted = 1_000;

/** Returns pairs that look alike and wait for a moderator, the most alike first. */
export async function listPairs(
  { db }: PairContext,
  request: PageRequest,
): Promise<Page<pairs.SkillPairRow> & { waiting: number }> {
  const page = await readPage(request, {
    kinds: ['number', 'number'],
    keyOf: (row: pairs.SkillPairRow) => [row.likeness, row.seq],
    read: (key, rows) => {
      const after = key && { likeness: key[0], seq: key[1] };
      return pairs.findWaitingPairs(db, { after, rows, most: mostCounted });
    },
  });
  return { ...page, waiting: await pairs.countWaitingPairs(db, mostCounted) };
}

/**
 * Keeps two skills that look alike: they leave the list for good.
 *
 * @returns Their names.
 * @throws ApiError 404 for skills that do not look alike, 409 when a moderator has decided about them.
 */
export async function keepPair({ db, clock }: PairContext, moderatorId: string, pair: KeptSkillPair) {
  const ids = [requireId(pair.skillOne, 'Pair'), requireId(pair.skillTwo, 'Pair')] as const;
  const now = clock();
  return await inTransaction(db, async (trx) => {
    const found = await pairs.lockPair(trx, ...ids);
    if (found === undefined) throw notFound('Pair');
    if (!found.waits) throw conflict('pair_decided', 'This pair has been decided.');
    await pairs.markKept(trx, ids, { kept_by: moderatorId, kept_at: now });
    const details = { one: found.one, two: found.two };
    await insertAudit(trx, { at: now, actorId: moderatorId, what: 'skills.kept', targetId: ids[0], details });
    return found;
  });
}
