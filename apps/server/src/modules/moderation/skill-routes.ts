import { msg } from '@lingui/core/runtime-macro';
import type { SkillMerge, SkillPair, UsedSkill } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { say } from '../../texts/texts.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { SkillMergeRow } from './skill-merge-repository.ts';
import { hideSkill, listMerges, mergeSkills, undoMerge } from './skill-merge-service.ts';
import type { SkillPairRow, UsedSkillRow } from './skill-pair-repository.ts';
import { keepPair, listPairs } from './skill-pair-service.ts';

/** Handlers for skills that look alike, and their merges. */
export function skillModerationHandlers(context: AppContext) {
  return {
    listSkillPairs: async ({ query, request }) => {
      const { rows, waiting, nextCursor } = await listPairs(context, query);
      return {
        status: 200,
        body: { success: true, pairs: rows.map(presentPair), waiting },
        headers: nextLink(request.url, nextCursor),
      };
    },

    keepSkillPair: async (call) => {
      const { one, two } = await keepPair(context, callerOf(call).memberId, call.body);
      return { status: 200, body: { success: true, message: say(msg`${{ one }} and ${{ two }} stay two skills.`) } };
    },

    listSkillMerges: async ({ query, request }) => {
      const { rows, nextCursor } = await listMerges(context, query);
      return {
        status: 200,
        body: { success: true, merges: rows.map(presentMerge) },
        headers: nextLink(request.url, nextCursor),
      };
    },

    mergeSkills: async (call) => {
      const { memberId } = callerOf(call);
      const { intoSkill, ...request } = call.body;
      const merge =
        intoSkill === undefined
          ? await hideSkill(context, memberId, request)
          : await mergeSkills(context, memberId, { ...request, intoSkill });
      return { status: 201, body: { success: true, merge: presentMerge(merge) } };
    },

    undoSkillMerge: async (call) => {
      const merge = await undoMerge(context, callerOf(call).memberId, call.path.mergeId);
      return { status: 200, body: { success: true, merge: presentMerge(merge) } };
    },
  } satisfies Partial<Handlers>;
}

function presentPair({ seq, one, two, why, likeness }: SkillPairRow): SkillPair {
  const skills = [one, two].toSorted((left, right) => rankOf(right) - rankOf(left) || left.seq - right.seq);
  return { _id: String(seq), skills: skills.map(presentUsed), why, likeness };
}

/** A skill that came with the server is rather the one to keep. */
const rankOf = ({ kind, members }: UsedSkillRow) => (kind === null ? 0 : 1_000_000) + members;

function presentUsed({ id, name, kind, members, events }: UsedSkillRow): UsedSkill {
  return { _id: id, name, ...(kind !== null && { kind }), members, events };
}

function presentMerge(row: SkillMergeRow): SkillMerge {
  const { undone_at, undone_id, undone_name } = row;
  return {
    _id: row.id,
    from: { _id: row.from_id, name: row.from_name },
    into: { _id: row.into_id, name: row.into_name },
    ...(row.from_id === row.into_id && { isHidden: true }),
    at: row.merged_at.toISOString(),
    by: presentMemberRef(row.by_id, row.by_name, row.by_image),
    ...(row.reason !== '' && { reason: row.reason }),
    members: row.members,
    events: row.events,
    sessions: row.sessions,
    ...(undone_at !== null && { undoneAt: undone_at.toISOString() }),
    ...(undone_id !== null &&
      undone_name !== null && { undoneBy: presentMemberRef(undone_id, undone_name, row.undone_image) }),
  };
}
