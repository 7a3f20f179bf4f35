import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, type World } from '../world.ts';

/** Saved searches. */
export function searchStates(world: World): Pick<BackendStateHandlers, 'a saved search'> {
  return {
    'a saved search': async ({ others }) => {
      const me = await addMe(world);
      const now = world.now();
      const row = (name: string, filters: object) => ({
        member_id: me.memberId,
        name,
        filters: JSON.stringify(filters),
        created_at: now,
        due_at: now,
      });
      for (let number = 0; number < others; number += 1)
        await world.db
          .insertInto('saved_searches')
          .values(row('Another', { q: `word ${number}` }))
          .execute();
      const { id: searchId } = await world.db
        .insertInto('saved_searches')
        .values(row('Portuguese teachers', { teaches: 'Portuguese', language: 'pt' }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...me, searchId };
    },
  };
}
