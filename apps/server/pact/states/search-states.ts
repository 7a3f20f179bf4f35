import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, ensureSkill, type World } from '../world.ts';

/** Saved searches and followed skills. */
export function searchStates(world: World): Pick<BackendStateHandlers, 'a saved search' | 'a followed skill'> {
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
    'a followed skill': async () => {
      const me = await addMe(world);
      const skillId = await ensureSkill(world, 'Portuguese');
      const row = { member_id: me.memberId, skill_id: skillId, created_at: world.now() };
      await world.db.insertInto('followed_skills').values(row).execute();
      return { ...me, skillId };
    },
  };
}
