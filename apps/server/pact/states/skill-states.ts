import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { mergeSkills, undoMerge } from '../../src/modules/moderation/skill-merge-service.ts';
import { keepPair } from '../../src/modules/moderation/skill-pair-service.ts';
import { addMe, addMember, type World } from '../world.ts';

/** Creates skills that look alike, and decides about them as another moderator. */
export function skillStates(world: World): Pick<BackendStateHandlers, 'skills that look alike'> {
  const { context } = world.app;

  return {
    'skills that look alike': async ({ state }) => {
      const me = await addMe(world);
      await world.db.updateTable('members').set({ role: 'moderator' }).where('id', '=', me.memberId).execute();
      const [skillId, otherSkillId] = [randomUUID(), randomUUID()];
      const skill = (id: string, name: string) => ({ id, name, name_key: `${name} ${id}`.toLowerCase() });
      await world.db
        .insertInto('skills')
        .values([skill(skillId, 'Watercolor'), skill(otherSkillId, 'Watercolour')])
        .execute();
      const [one = skillId, two = skillId] = [skillId, otherSkillId].sort();
      await world.db.insertInto('skill_pairs').values({ one, two, why: 'spelling', likeness: 64 }).execute();
      const { id: moderator } = await addMember(world, { offered: ['Bread'] });
      const last = { member_id: moderator, kind: 'requested', skill_id: otherSkillId, position: 0 } as const;
      await world.db.insertInto('member_skills').values(last).execute();
      if (state === 'kept') await keepPair(context, moderator, { skillOne: one, skillTwo: two });
      if (state !== 'merged' && state !== 'undone') return { ...me, skillId, otherSkillId, mergeId: otherSkillId };
      const merge = await mergeSkills(context, moderator, { fromSkill: otherSkillId, intoSkill: skillId });
      if (state === 'undone') await undoMerge(context, moderator, merge.id);
      return { ...me, skillId, otherSkillId, mergeId: merge.id };
    },
  };
}
