import { community, perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';

/** Ids of blocked members, with the time of the block. */
export const blocks = perStory(() => new Map<string, string>());

export const blockHandlers = (http: Http) => ({
  listBlocked: http.get('/api/blocks', ({ response }) => {
    const blocked = community()
      .users.filter(({ _id }) => blocks().has(_id))
      .map(({ _id, name, photo }) => ({ _id, name, photo, since: blocks().get(_id) ?? instant(0) }));
    return response(200).json({ success: true, blocked });
  }),

  blockMember: http.put('/api/blocks/{userId}', ({ params, response }) => {
    const { me, users } = community();
    if (params.userId === me._id) return response(400).json(errorBody('userId: must be somebody else'));
    if (!users.some(({ _id }) => _id === params.userId)) return response(404).json(errorBody('User not found.'));
    blocks().set(params.userId, instant(0));
    return response(200).json({ success: true });
  }),

  unblockMember: http.delete('/api/blocks/{userId}', ({ params, response }) =>
    blocks().delete(params.userId)
      ? response(200).json({ success: true })
      : response(404).json(errorBody('User not found.')),
  ),
});
