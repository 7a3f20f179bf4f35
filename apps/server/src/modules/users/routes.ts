import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { rateLimitKeysOf } from '../../limits/rate-limit-keys.ts';
import { nextLink } from '../../paging.ts';
import { presentOwnUser } from './present-own-user.ts';
import { presentUser } from './present-user.ts';
import { readLanguages, readLevels } from './read-facts.ts';
import * as users from './service.ts';
import { readSkillList } from './skill-list.ts';
import { presentMatch } from './skill-match.ts';

export function userHandlers(context: AppContext) {
  return {
    listUsers: async ({ query, request, caller }) => {
      const page = await users.listMembers(context, { ...query, viewerId: caller?.memberId ?? null });
      return {
        status: 200,
        // Lists contain no email address, not even the caller's own.
        body: { success: true, users: page.rows.map((row) => presentUser(row, null)) },
        headers: nextLink(request.url, page.nextCursor),
      };
    },

    recommendUsers: async (call) => {
      const { memberId } = callerOf(call);
      const rows = await users.recommendMembers(context, memberId);
      const found = rows.map((row) => ({ ...presentUser(row, null), ...presentMatch(row, memberId) }));
      return { status: 200, body: { success: true, users: found } };
    },

    editUser: async (call) => {
      const { skillsOffered, skillsRequested, skillLevels, languages, photo: _file, ...texts } = call.body;
      const row = await users.editMember(context, rateLimitKeysOf(call), call.path.userId, {
        ...texts,
        skillsOffered: readSkillList('skillsOffered', skillsOffered),
        skillsRequested: readSkillList('skillsRequested', skillsRequested),
        skillLevels: readLevels(skillLevels),
        languages: readLanguages(languages),
        photo: call.uploads.get('photo')?.bytes,
      });
      return { status: 200, body: { success: true, user: presentOwnUser(context, row) } };
    },
  } satisfies Partial<Handlers>;
}
