import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { reportContent } from '../../src/modules/reports/service.ts';
import { aliasKey } from '../../src/modules/skills/alias-key.ts';
import { skillKey } from '../../src/modules/skills/skill-key.ts';
import { addMe, addMember, ensureSkill, namesIn, nextCursor, timesToCome, type World } from '../world.ts';
import { addHours } from './hours-states.ts';

type MemberState =
  | 'a member'
  | 'a member with an evening to come'
  | 'another member'
  | 'a member who teaches what I want'
  | 'a skill in the catalogue'
  | 'a skill that the catalogue lacks'
  | 'a skill with another name'
  | 'more members than fit on a page';

const moreThanAPage = 25;

/** Adds what filters of members count: languages, a rating, levels and hours. */
async function addFacts(world: World, id: string): Promise<void> {
  const facts = { languages: ['pt'], rating_sum: 9, rating_count: 2 };
  await world.db.updateTable('members').set(facts).where('id', '=', id).execute();
  await world.db.updateTable('member_skills').set({ level: 'can-teach' }).where('member_id', '=', id).execute();
  await addHours(world, id, '08:00', '12:00');
}

/** Creates members, their skills, and the catalog. */
export function memberStates(world: World): Pick<BackendStateHandlers, MemberState> {
  const { db } = world;
  return {
    'a member': ({ offered, requested }) => addMe(world, { offered: namesIn(offered), requested: namesIn(requested) }),

    'a member with an evening to come': async () => ({ ...(await addMe(world)), ...timesToCome(world) }),

    'another member': async ({ name, reported, blocked }) => {
      const me = await addMe(world, { offered: ['Python'], requested: ['Portuguese'] });
      const teaches = { offered: ['Portuguese'], requested: ['Python'] };
      const { id: otherId } = await addMember(world, { name, ...teaches });
      await addFacts(world, otherId);
      if (reported) {
        const report = { kind: 'member', id: otherId, reason: 'Spam' } as const;
        await reportContent(world.app.context, me.memberId, report);
      }
      if (blocked) await db.insertInto('blocks').values({ blocker_id: me.memberId, blocked_id: otherId }).execute();
      const mySkillId = await ensureSkill(world, 'Python');
      return { ...me, otherId, mySkillId, otherSkillId: await ensureSkill(world, 'Portuguese') };
    },

    'a member who teaches what I want': async ({ skill }) => {
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho', offered: [skill] });
      return { ...(await addMe(world, { requested: [skill] })), otherId };
    },

    'a skill in the catalogue': async ({ name }) => {
      await addMember(world, { offered: [name] });
      return await addMe(world, { requested: [name] });
    },

    'a skill that the catalogue lacks': async ({ name }) => {
      const skill = await ensureSkill(world, name);
      await db.deleteFrom('member_skills').where('skill_id', '=', skill).execute();
      await db.deleteFrom('event_skills').where('skill_id', '=', skill).execute();
      await db.deleteFrom('skills').where('name_key', '=', skillKey(name)).execute();
      return await addMe(world);
    },

    'a skill with another name': async ({ name, other }) => {
      const alias = { alias_key: aliasKey(other), name: other, locale: 'und', source: 'pact' };
      await db
        .insertInto('skill_aliases')
        .values({ ...alias, skill_id: await ensureSkill(world, name) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return {};
    },

    'more members than fit on a page': async () => {
      for (let count = 0; count < moreThanAPage; count += 1) await addMember(world);
      return { cursor: await nextCursor(world, '/api/user/getAll?limit=24') };
    },
  };
}
