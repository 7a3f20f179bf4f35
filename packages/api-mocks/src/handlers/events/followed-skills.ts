import { keyText } from '@skill-exchange/api-client/fold-text';
import type { SkillRef } from '@skill-exchange/api-client/types';
import { community, perStory } from '../../community.ts';
import { errorBody, type Http } from '../../http.ts';

const maxFollowed = 20;

/** The skills that the signed-in member follows. */
export const followedSkills = perStory((): SkillRef[] => []);

export const followedSkillHandlers = (http: Http) => ({
  listFollowedSkills: http.get('/api/followed-skills', ({ response }) =>
    response(200).json({ skills: followedSkills() }),
  ),

  followSkill: http.post('/api/followed-skills', async ({ request, response }) => {
    const { skill: text } = await request.json();
    const all = followedSkills();
    const known = community().skills.find(({ name }) => keyText(name) === keyText(text));
    if (known === undefined) return response(400).json(errorBody('skill: must name a skill of the catalog'));
    const skill = { _id: known._id, name: known.name };
    const isNew = !all.some(({ _id }) => _id === skill._id);
    if (isNew && all.length >= maxFollowed)
      return response(409).json(errorBody('You follow 20 skills. Unfollow one to follow another.'));
    if (isNew) all.push(skill);
    return response(200).json({ message: `You now follow ${skill.name}.`, skill });
  }),

  unfollowSkill: http.delete('/api/followed-skills/{followedSkillId}', ({ params, response }) => {
    const all = followedSkills();
    const index = all.findIndex(({ _id }) => _id === params.followedSkillId);
    const [skill] = index === -1 ? [] : all.splice(index, 1);
    if (skill === undefined) return response(404).json(errorBody('Skill not found.'));
    return response(200).json({ message: `You no longer follow ${skill.name}.`, skill });
  }),
});
