import { holdsWords, keyText } from '@skill-exchange/api-client/fold-text';
import { community } from '../community.ts';
import { skillNamed } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';
import { pictureError } from './picture.ts';

/** Other names by the skill that they mean. */
const otherNames = new Map([
  ['js', { ...skillNamed('JavaScript'), matched: 'JS' }],
  ['gitarre', { ...skillNamed('Guitar'), matched: 'Gitarre' }],
]);

export const skillHandlers = (http: Http) => ({
  searchSkills: http.get('/api/skills', ({ query, response }) => {
    const text = query.get('query') ?? '';
    const named = text.trim() === '' ? [] : community().skills.filter(({ name }) => holdsWords([name], text));
    const other = otherNames.get(keyText(text));
    return response(200).json((other === undefined ? named : [other, ...named]).slice(0, 20));
  }),

  listRecentSkills: http.get('/api/skills/recent', ({ response }) =>
    response(200).json({ success: true, skills: community().skills.slice(0, 12) }),
  ),

  addSkill: http.post('/api/skills/add', async ({ request, response }) => {
    const form = await request.formData();
    const name = String(form.get('name')).trim();
    const desc = String(form.get('desc'));
    const { skills } = community();
    const rejected = pictureError(form.get('photo'));
    if (rejected) return response(rejected.status).json(errorBody(rejected.message));
    if (skills.some((skill) => keyText(skill.name) === keyText(name))) {
      return response(409).json(errorBody(`${name} is already in the catalog.`));
    }
    skills.unshift({ ...skillNamed(name), desc, description: desc, photo: '' });
    return response(201).json({ success: true, message: `${name} is now in the catalog.` });
  }),
});
