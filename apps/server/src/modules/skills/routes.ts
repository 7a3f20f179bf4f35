import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { rateLimitKeysOf } from '../../limits/rate-limit-keys.ts';
import { presentSkill } from './present-skill.ts';
import { searchSkills } from './search.ts';
import * as skills from './service.ts';

export function skillHandlers(context: AppContext) {
  return {
    searchSkills: async ({ query }) => {
      const found = await searchSkills(context, query.query ?? '');
      return { status: 200, body: found.map(presentSkill) };
    },

    listRecentSkills: async ({ query }) => {
      const recent = await skills.recentSkills(context, query.sort ?? 'newest');
      return { status: 200, body: { success: true, skills: recent.map(presentSkill) } };
    },

    addSkill: async (call) => {
      const name = await skills.addSkill(context, rateLimitKeysOf(call), {
        name: call.body.name,
        description: call.body.desc,
        photo: call.uploads.get('photo')?.bytes,
      });
      return { status: 201, body: { success: true, message: `${name} is now in the catalog.` } };
    },
  } satisfies Partial<Handlers>;
}
