import { foldText, holdsWords } from '@skill-exchange/api-client/fold-text';
import type { SkillMatch, User } from '@skill-exchange/api-client/types';
import { community } from '../community.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { blocks } from './blocks.ts';
import { pictureError, storedPicture } from './picture.ts';

export const userHandlers = (http: Http) => ({
  listUsers: http.get('/api/user/getAll', ({ query, request, response }) => {
    const name = query.get('name');
    const found = community().users.filter((user) => {
      if (blocks().has(user._id)) return false;
      return name === null || holdsWords([user.name], name);
    });
    const sorted = query.get('sort') === 'featured' ? found.toSorted((a, b) => rankOf(a) - rankOf(b)) : found;
    const { entries, headers } = pageOf(sorted.map(toPublic), request);
    return response(200).json({ success: true, users: entries }, { headers });
  }),

  recommendUsers: http.get('/api/user/userRecommend', ({ response }) => {
    const { me, users } = community();
    const teachers = users.filter(
      ({ _id, skillsOffered }) =>
        _id !== me._id && !blocks().has(_id) && skillsOffered.some((skill) => me.skillsRequested.includes(skill)),
    );
    return response(200).json({ users: teachers.map(withMatch) });
  }),

  getUser: http.get('/api/user/get/{userId}', ({ params, response }) => {
    const { me, users, formerIds } = community();
    const user = users.find(({ _id }) => _id === params.userId && !formerIds.has(_id));
    if (user === undefined || blocks().has(user._id)) return response(404).json(errorBody('User not found.'));
    return response(200).json({ success: true, user: user._id === me._id ? user : withMatch(user) });
  }),

  editUser: http.put('/api/user/edit/{userId}', async ({ params, request, response }) => {
    const { me } = community();
    if (params.userId !== me._id) return response(403).json(errorBody('You can only edit your own profile.'));
    const form = await request.formData();
    const rejected = pictureError(form.get('photo'));
    if (rejected) return response(rejected.status).json(errorBody(rejected.message));
    const version = form.get('version');
    if (version !== null && version !== me.version)
      return response(409).json({ ...overtaken, code: 'changed_meanwhile', user: me });
    Object.assign(me, changesIn(form), { version: crypto.randomUUID() });
    return response(200).json({ success: true, user: me });
  }),
});

const overtaken = errorBody(
  'Your profile has changed since you opened it. Your changes are still here: save again to replace the others.',
);

/** Fields of the form that are JSON. */
const inJson = new Set([
  'skillsOffered',
  'skillsRequested',
  'skillLevels',
  'languages',
  'hideActivity',
  'hideTimeZone',
  'membersOnly',
]);

function changesIn(form: FormData): Partial<User> {
  const { photo, removePhoto, ...fields } = Object.fromEntries(form);
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, inJson.has(name) ? JSON.parse(String(value)) : value]),
    ),
    ...(removePhoto && { photo: '' }),
    ...(photo && { photo: storedPicture }),
  };
}

/** Ranks members with a full profile first. */
function rankOf({ about, photo, skillsOffered }: User): number {
  return (about || photo) && skillsOffered.length > 0 ? 0 : 1;
}

const withMatch = (user: User): User => ({ ...toPublic(user), match: matchOf(user) });

function matchOf({ skillsOffered, skillsRequested }: User): SkillMatch {
  const { me } = community();
  const among = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => others.some((other) => foldText(other) === foldText(name)));
  return { teaches: among(skillsOffered, me.skillsRequested), wants: among(skillsRequested, me.skillsOffered) };
}

/** Returns a member as others see them: without the email address, and what they hide. */
export function toPublic({ email: _email, emailVerified: _verified, ...own }: User): User {
  const {
    hideActivity,
    hideTimeZone,
    membersOnly: _membersOnly,
    lastActive,
    timeZone,
    version: _version,
    ...user
  } = own;
  return {
    ...user,
    ...(!hideActivity && lastActive !== undefined && { lastActive }),
    ...(!hideTimeZone && timeZone !== undefined && { timeZone }),
  };
}
