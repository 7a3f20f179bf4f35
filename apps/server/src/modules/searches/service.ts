import type { NewSavedSearch, SearchFilters } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { readTitle } from '../../input.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { resolveAll } from '../skills/resolve-skills.ts';
import { lockMember } from '../users/repository.ts';
import { filtersKey, readFilters, skillNamesIn } from './read-filters.ts';
import * as searches from './repository.ts';
import { searchIntervalMs } from './run-searches.ts';

/** Maximum number of saved searches per member. */
const maxSearches = 10;

export async function searchesOf({ db }: AppContext, memberId: string): Promise<searches.SavedSearchRow[]> {
  return await searches.findSearchesOf(db, memberId);
}

/**
 * Saves a search. One with the same filters gets the new name.
 *
 * @throws ApiError 400 for an invalid name or filter, 409 if the member has ten others.
 */
export async function saveSearch(
  { db, clock }: AppContext,
  memberId: string,
  body: NewSavedSearch,
): Promise<searches.SavedSearchRow> {
  const name = body.name === undefined ? null : readTitle('name', body.name);
  const filters = readFilters(body.filters);
  return await inTransaction(db, async (trx) => {
    // Without the lock, concurrent calls could exceed the limit.
    await lockMember(trx, memberId);
    const now = clock();
    const dueAt = new Date(now.getTime() + searchIntervalMs);
    const earlier = await searches.findSearchesOf(trx, memberId);
    const names = await findSkillNames(trx, [filters, ...earlier.map((search) => search.filters)]);
    const key = filtersKey(filters, names);
    const same = earlier.find((search) => filtersKey(search.filters, names) === key);
    if (same === undefined && earlier.length >= maxSearches)
      throw conflict('too_many_searches', 'You have 10 saved searches. Delete one to save another.', {
        params: { limit: 10 },
      });
    return await searches.storeSearch(trx, { memberId, name, filters: same?.filters ?? filters, now, dueAt });
  });
}

/** Returns the skills' own names by the names in searches. A name with a typo names nothing. */
async function findSkillNames(db: Kysely<Database>, searches: readonly SearchFilters[]): Promise<Map<string, string>> {
  const resolved = await resolveAll(db, searches.flatMap(skillNamesIn));
  const exact = [...resolved].flatMap(([text, skills]) =>
    skills.filter(({ isCorrected }) => !isCorrected).map(({ name }) => [text, name] as const),
  );
  return new Map(exact);
}

/** Deletes a saved search. @throws ApiError 404 if the member has no such search. */
export async function deleteSearch(context: AppContext, memberId: string, searchId: string): Promise<void> {
  const id = requireId(searchId, 'Search');
  if (!(await searches.deleteSearch(context.db, memberId, id))) throw notFound('Search');
  await readNotificationsOf(context, memberId, 'membersFound', id);
}
