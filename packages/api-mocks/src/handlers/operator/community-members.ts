import type { CommunityMember } from '@skill-exchange/api-client/types';
import { community, perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { memberRef } from '../../moderation-factories.ts';

const plain = {
  isConfirmed: true,
  role: 'member',
  isOperator: false,
  logIns: 1,
  hasCodes: false,
  passkeys: 0,
} as const;

/** The members of a community: an operator, a moderator, and one in each state. */
export const communityMembers = perStory((): CommunityMember[] => {
  const of = (index: number, more: Partial<CommunityMember>): CommunityMember => {
    const { _id, name, photo = '' } = memberRef(index);
    return { _id, name, photo, joinedAt: instant(-60 - index, 9), ...plain, ...more };
  };
  const { me } = community();
  return [
    of(0, { _id: me._id, name: me.name, isOperator: true, hasCodes: true, seenOn: instant(0, 9).slice(0, 10) }),
    of(1, { role: 'moderator', logIns: 2, hasCodes: true, passkeys: 1, seenOn: instant(-1, 9).slice(0, 10) }),
    of(2, { joinedAt: instant(-2, 9), isConfirmed: false }),
    of(3, { restriction: 'suspended', logIns: 0 }),
  ];
});

const newSince = () => instant(-7, 9);

const filters = {
  new: ({ joinedAt }: CommunityMember) => joinedAt > newSince(),
  unconfirmed: ({ isConfirmed }: CommunityMember) => !isConfirmed,
  restricted: ({ restriction }: CommunityMember) => restriction !== undefined,
  never_back: ({ seenOn, joinedAt }: CommunityMember) => seenOn === undefined && joinedAt <= newSince(),
};

const memberOf = (userId: unknown) => communityMembers().find(({ _id }) => _id === userId);
const notFound = { ...errorBody('User not found.'), code: 'user_not_found' } as const;

export const communityMemberHandlers = (http: Http) => ({
  listCommunityMembers: http.get('/api/operator/members', ({ query, response }) => {
    const words = (query.get('search') ?? '').toLowerCase();
    const filter = query.get('filter');
    const members = communityMembers()
      .filter(({ name }) => name.toLowerCase().includes(words))
      .filter((member) => filter === null || filters[filter as keyof typeof filters](member));
    return response(200).json({ members });
  }),

  setMemberRoles: http.put('/api/operator/members/{userId}/roles', async ({ params, request, response }) => {
    const { role, isOperator } = await request.json();
    const member = memberOf(params.userId);
    if (member === undefined) return response(404).json(notFound);
    const operators = communityMembers().filter((one) => one.isOperator);
    if (member.isOperator && !isOperator && operators.length === 1) {
      const message = 'This is the last operator. Appoint another one first.';
      return response(409).json({ ...errorBody(message), code: 'last_operator' });
    }
    Object.assign(member, { role, isOperator });
    return response(200).json({ member });
  }),

  logOutMember: http.post('/api/operator/members/{userId}/log-out', ({ params, response }) => {
    const member = memberOf(params.userId);
    if (member === undefined) return response(404).json(notFound);
    Object.assign(member, { logIns: 0 });
    return response(200).json({ member });
  }),

  resetMemberCodes: http.post('/api/operator/members/{userId}/codes/reset', ({ params, response }) => {
    const member = memberOf(params.userId);
    if (member === undefined) return response(404).json(notFound);
    if (!member.hasCodes)
      return response(409).json({ ...errorBody('They have no two-factor codes.'), code: 'codes_off' });
    Object.assign(member, { hasCodes: false });
    return response(200).json({ member });
  }),
});
