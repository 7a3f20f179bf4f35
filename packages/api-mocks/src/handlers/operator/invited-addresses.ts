import type { InvitedAddress } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';

const makeInvited = (email: string, state: InvitedAddress['state'], days: number): InvitedAddress => ({
  ...{ _id: email.split('@')[0] ?? email, email, state },
  invitedAt: instant(-days, 9),
  expiresAt: instant(14 - days, 9),
});

/** Addresses in every state. */
export const invitedAddresses = perStory((): InvitedAddress[] => [
  makeInvited('samira@correio.example', 'waiting', 0),
  makeInvited('l.hofer@posta.example', 'sent', 2),
  makeInvited('tomas@corre.example', 'failed', 2),
  makeInvited('noor@post.example', 'joined', 3),
  makeInvited('yuki@mail.example', 'revoked', 3),
  makeInvited('olga@pochta.example', 'ended', 20),
]);

const notFound = { ...errorBody('Invitation not found.'), code: 'invitation_not_found' } as const;
const found = (id: unknown) => invitedAddresses().find(({ _id }) => _id === id);

export const invitedAddressHandlers = (http: Http) => ({
  listInvitedAddresses: http.get('/api/operator/invited-addresses', ({ response }) =>
    response(200).json({ addresses: invitedAddresses() }),
  ),

  inviteAddresses: http.post('/api/operator/invited-addresses', async ({ request, response }) => {
    const { addresses: written } = await request.json();
    const known = new Set(invitedAddresses().map(({ email }) => email));
    const addresses = written.filter((email) => !known.has(email)).map((email) => makeInvited(email, 'waiting', 0));
    invitedAddresses().unshift(...addresses);
    return response(200).json({ addresses, alreadyInvited: written.length - addresses.length });
  }),

  revokeInvitedAddress: http.delete('/api/operator/invited-addresses/{invitedAddressId}', ({ params, response }) => {
    const address = found(params.invitedAddressId);
    if (address === undefined) return response(404).json(notFound);
    return response(200).json({ address: Object.assign(address, { state: 'revoked' }) });
  }),

  inviteAddressAgain: http.post('/api/operator/invited-addresses/{invitedAddressId}/email', ({ params, response }) => {
    const address = found(params.invitedAddressId);
    if (address === undefined) return response(404).json(notFound);
    return response(200).json({ address: Object.assign(address, { state: 'waiting' }) });
  }),
});
