import type { SkillMerge, SkillPair } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { makeSkillMerge, makeSkillPair, memberRef } from '../moderation-factories.ts';

/** Skills that look alike, and wait for the moderator. */
export const skillPairs = perStory((): SkillPair[] => [makeSkillPair(), makeSkillPair({}, 1)]);

/** Merges of skills, latest first. */
export const skillMerges = perStory((): SkillMerge[] => [makeSkillMerge()]);

const hasBoth = (ids: readonly string[]) => (pair: SkillPair) => pair.skills.every(({ _id }) => ids.includes(_id));

export const skillMergeHandlers = (http: Http) => ({
  listSkillPairs: http.get('/api/moderation/skills/pairs', ({ request, response }) => {
    const { entries, headers } = pageOf(skillPairs(), request);
    return response(200).json({ success: true, pairs: entries, waiting: skillPairs().length }, { headers });
  }),

  keepSkillPair: http.post('/api/moderation/skills/pairs/keep', async ({ request, response }) => {
    const { skillOne, skillTwo } = await request.json();
    const found = skillPairs().findIndex(hasBoth([skillOne, skillTwo]));
    if (found === -1) return response(404).json(errorBody('Pair not found.'));
    const [one, two] = skillPairs().splice(found, 1)[0]?.skills ?? [];
    return response(200).json({ success: true, message: `${one?.name} and ${two?.name} stay two skills.` });
  }),

  listSkillMerges: http.get('/api/moderation/skills/merges', ({ request, response }) => {
    const { entries, headers } = pageOf(skillMerges(), request);
    return response(200).json({ success: true, merges: entries }, { headers });
  }),

  mergeSkills: http.post('/api/moderation/skills/merges', async ({ request, response }) => {
    const { fromSkill, intoSkill = fromSkill, reason } = await request.json();
    const found = skillPairs().findIndex(hasBoth([fromSkill, intoSkill]));
    const pair = found === -1 ? undefined : skillPairs().splice(found, 1)[0];
    const catalog = community().skills.map((skill) => ({ ...skill, members: 2, events: 0 }));
    const skills = pair?.skills ?? catalog;
    const from = skills.find(({ _id }) => _id === fromSkill);
    const into = skills.find(({ _id }) => _id === intoSkill);
    if (from === undefined || into === undefined) return response(404).json(errorBody('Skill not found.'));
    const merge = makeSkillMerge({
      _id: `merge-of-${fromSkill}`,
      from: { _id: from._id, name: from.name },
      into: { _id: into._id, name: into.name },
      ...(intoSkill === fromSkill && { isHidden: true }),
      at: instant(0, 12),
      by: memberRef(0),
      members: from.members,
      events: from.events,
      sessions: 0,
      ...(reason !== undefined && { reason }),
    });
    skillMerges().unshift(merge);
    return response(201).json({ success: true, merge });
  }),

  undoSkillMerge: http.post('/api/moderation/skills/merges/{mergeId}/undo', ({ params, response }) => {
    const merge = skillMerges().find(({ _id }) => _id === params.mergeId);
    if (merge === undefined) return response(404).json(errorBody('Merge not found.'));
    if (merge.undoneAt !== undefined) return response(409).json(errorBody('This merge has been undone already.'));
    Object.assign(merge, { undoneAt: instant(0, 12), undoneBy: memberRef(0) });
    return response(200).json({ success: true, merge });
  }),
});
