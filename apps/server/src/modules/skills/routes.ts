import type { Skill } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { pictureAddress } from '../images/service.ts';
import type { SkillRow } from './repository.ts';
import * as skills from './service.ts';

/** The description stands under both names that clients read. */
function toSkill(row: SkillRow): Skill {
  return {
    _id: row.id,
    name: row.name,
    desc: row.description,
    description: row.description,
    photo: pictureAddress(row.image_hash),
  };
}

export function skillHandlers(
  context: AppContext,
): Handlers<'searchSkills' | 'listRecentSkills' | 'addSkill'> {
  return {
    searchSkills: async ({ query }) => {
      const found = await skills.searchSkills(context, query.query ?? '');
      return { status: 200, body: found.map(toSkill) };
    },

    listRecentSkills: async () => {
      const recent = await skills.recentSkills(context);
      return { status: 200, body: { success: true, skills: recent.map(toSkill) } };
    },

    addSkill: async (call) => {
      const name = await skills.addSkill(context, callerOf(call).memberId, {
        name: call.body.name,
        description: call.body.desc,
        photo: call.uploads.get('photo')?.bytes,
      });
      return { status: 201, body: { success: true, message: `${name} is now in the catalogue.` } };
    },
  };
}
