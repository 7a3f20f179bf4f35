import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { mergeSkills } from '../../src/modules/moderation/skill-merge-service.ts';
import { addMe, addMember, type World } from '../world.ts';

/** Creates skills that look alike, and merges them as another moderator. */
export function skillStates(world: World): Pick<BackendStateHandlers, 'skills that look alike'> {
  const { context } = world.app;

  return {
    'skills that look alike': async ({ merged }) => {
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
      if (!merged) return { ...me, skillId, otherSkillId, mergeId: otherSkillId };
      const merge = await mergeSkills(context, moderator, { fromSkill: otherSkillId, intoSkill: skillId });
      return { ...me, skillId, otherSkillId, mergeId: merge.id };
    },
  };
}
