import type { Invitation } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { memberRef } from '../../moderation-factories.ts';

/** An invitation that still works, of an operator. */
export const makeInvitation = (more: Partial<Invitation> = {}): Invitation => ({
  _id: 'poster',
  label: 'Poster in the bakery',
  token: 'bakery',
  uses: 20,
  used: 2,
  createdAt: instant(-20, 9),
  expiresAt: instant(30, 9),
  isRevoked: false,
  joined: [memberRef(3), memberRef(4)],
  madeBy: memberRef(0),
  ...more,
});

/** All invitations: of an operator, of a member, and those that have ended. */
export const allInvitations = perStory((): Invitation[] => [
  makeInvitation(),
  makeInvitation({
    _id: 'friends',
    label: '',
    token: 'friends',
    uses: 2,
    used: 1,
    joined: [memberRef(5)],
    madeBy: memberRef(1),
  }),
  makeInvitation({ _id: 'fair', label: 'Summer fair', token: 'fair', uses: 40, used: 40, joined: [memberRef(6)] }),
  makeInvitation({ _id: 'old', label: 'Open day', token: 'old', expiresAt: instant(-2, 9), used: 0, joined: [] }),
  makeInvitation({ _id: 'gone', label: 'By mistake', token: 'gone', isRevoked: true, used: 0, joined: [] }),
]);

/** The caller's own: how many people they may still invite, and who invited them. */
export const ownInvitations = perStory(() => ({
  invitations: [
    makeInvitation({ _id: 'own', label: 'For two friends', token: 'own', uses: 2, used: 1, joined: [memberRef(5)] }),
  ],
  mayInvite: 1,
  invitedBy: memberRef(2),
}));

const notFound = { ...errorBody('Invitation not found.'), code: 'invitation_not_found' } as const;
const endedLink = {
  ...errorBody('This invitation doesn’t work any more. Ask for another one.'),
  code: 'invitation_not_found',
} as const;

const newOf = ({ label = '', uses, days }: { label?: string; uses: number; days: number }): Invitation =>
  makeInvitation({
    ...{ _id: `made-${uses}-${days}`, token: `made-${uses}-${days}`, label, uses, used: 0, joined: [] },
    ...{ createdAt: instant(0, 12), expiresAt: instant(days, 12) },
  });

export const invitationHandlers = (http: Http) => ({
  listOwnInvitations: http.get('/api/community/invitations', ({ response }) => response(200).json(ownInvitations())),

  createInvitation: http.post('/api/community/invitations', async ({ request, response }) => {
    const invitation = newOf(await request.json());
    const own = ownInvitations();
    own.invitations.unshift(invitation);
    own.mayInvite = Math.max(0, own.mayInvite - invitation.uses);
    allInvitations().unshift(invitation);
    return response(201).json({ invitation });
  }),

  revokeInvitation: http.delete('/api/community/invitations/{invitationId}', ({ params, response }) => {
    const invitation = ownInvitations().invitations.find(({ _id }) => _id === params.invitationId);
    if (invitation === undefined) return response(404).json(notFound);
    Object.assign(invitation, { isRevoked: true });
    return response(200).json({ invitation });
  }),

  getInvitation: http.get('/api/community/invitation-links/{invitationToken}', ({ params, response }) => {
    const found = allInvitations().find(({ token }) => token === params.invitationToken);
    if (found === undefined || found.isRevoked) return response(404).json(endedLink);
    const by = found._id === 'friends' && { by: found.madeBy?.name ?? '' };
    if (found.used >= found.uses) return response(200).json({ state: 'used', ...by });
    return response(200).json({ state: found.expiresAt > instant(0, 12) ? 'open' : 'expired', ...by });
  }),

  listInvitations: http.get('/api/operator/invitations', ({ response }) =>
    response(200).json({ invitations: allInvitations() }),
  ),

  revokeAnyInvitation: http.delete('/api/operator/invitations/{invitationId}', ({ params, response }) => {
    const invitation = allInvitations().find(({ _id }) => _id === params.invitationId);
    if (invitation === undefined) return response(404).json(notFound);
    Object.assign(invitation, { isRevoked: true });
    return response(200).json({ invitation });
  }),
});
