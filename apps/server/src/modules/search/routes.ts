import type { FoundUser } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { presentListedEvent } from '../events/present-event.ts';
import { presentFacts } from '../users/facts.ts';
import { presentUser } from '../users/present-user.ts';
import { searchEvents } from './events-service.ts';
import { type FoundMember, searchMembers } from './members-service.ts';

export function searchHandlers(context: AppContext) {
  const presentFound = ({ row, bothWays, match }: FoundMember): FoundUser => ({
    ...presentUser(row, null),
    ...presentFacts(row, null, context.clock()),
    bothWays,
    match,
  });
  return {
    searchMembers: async ({ query, request, caller }) => {
      const found = await searchMembers(context, caller?.memberId ?? null, query);
      const { members, nextCursor, skills, corrected, facets, drop } = found;
      return {
        status: 200,
        body: {
          success: true,
          users: members.map(presentFound),
          skills,
          ...(corrected && { corrected }),
          ...(facets && { facets }),
          ...(drop && { drop }),
        },
        headers: nextLink(request.url, nextCursor),
      };
    },

    searchEvents: async ({ query, request, caller }) => {
      const viewerId = caller?.memberId ?? null;
      const { rows, nextCursor, skills, corrected, facets, drop } = await searchEvents(context, viewerId, query);
      const viewer = { viewerId, now: context.clock() };
      return {
        status: 200,
        body: {
          success: true,
          events: rows.map((event) => presentListedEvent(event, viewer)),
          skills,
          ...(corrected && { corrected }),
          ...(facets && { facets }),
          ...(drop && { drop }),
        },
        headers: nextLink(request.url, nextCursor),
      };
    },
  } satisfies Partial<Handlers>;
}
