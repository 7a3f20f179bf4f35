import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, type World } from '../world.ts';

/** Saved searches. */
export function searchStates(world: World): Pick<BackendStateHandlers, 'a saved search'> {
  return {
    'a saved search': async () => {
      const me = await addMe(world);
      const now = world.now();
      const { id: searchId } = await world.db
        .insertInto('saved_searches')
        .values({
          member_id: me.memberId,
          name: 'Portuguese teachers',
          filters: JSON.stringify({ teaches: 'Portuguese', language: 'pt' }),
          created_at: now,
          due_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...me, searchId };
    },
  };
}
