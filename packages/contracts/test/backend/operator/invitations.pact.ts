import {
  createInvitationMutation,
  invitationsQuery,
  openedInvitationQuery,
  ownInvitationsQuery,
  revokeAnyInvitationMutation,
  revokeInvitationMutation,
} from '@skill-exchange/api-client/invitations';
import {
  inviteAddressAgainMutation,
  inviteAddressesMutation,
  invitedAddressesQuery,
  revokeInvitedAddressMutation,
} from '@skill-exchange/api-client/invited-addresses';
import { freshCache, mutate } from '../../support/calls.ts';
import { flag, instant, integer, listOf, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const made = given('an invitation');
const { invitationId, invitationToken } = made.examples;
const person = { _id: text('member-2'), name: text('Inês Carvalho') };
const invitation = {
  _id: text('invitation-1'),
  label: text('Poster in the bakery'),
  token: text('8Qm1T0uJ8yWc2bN5rXa7dL'),
  uses: integer(20),
  used: integer(0),
  createdAt: instant('2099-11-24T19:00:00.000Z'),
  expiresAt: instant('2099-12-24T19:00:00.000Z'),
  isRevoked: flag(false),
};
const used = given('an invitation', { joined: 1 });
const usedInvitation = { ...invitation, joined: someOf(person) };

answers('listOwnInvitations', 'whom I have invited', {
  given: used,
  send: (api) => freshCache().fetchQuery(ownInvitationsQuery(api)),
  status: 200,
  body: { invitations: someOf(usedInvitation), mayInvite: integer(1) },
});

answers('createInvitation', 'a link for one friend', {
  given: made,
  request: () => ({ body: { uses: 1, days: 30 } }),
  send: (api) => mutate(createInvitationMutation(api), { uses: 1, days: 30 }),
  status: 201,
  body: { invitation },
});

answers('revokeInvitation', 'the end of my link', {
  given: used,
  request: (values) => ({ path: { invitationId: values.invitationId } }),
  send: (api) => mutate(revokeInvitationMutation(api), invitationId),
  status: 200,
  body: { invitation: { ...usedInvitation, isRevoked: true } },
});

answers('getInvitation', 'whether my link lets me in', {
  given: made,
  request: (values) => ({ path: { invitationToken: values.invitationToken } }),
  send: (api) => freshCache().fetchQuery(openedInvitationQuery(api, invitationToken)),
  status: 200,
  body: { state: 'open' },
});

answers('listInvitations', 'all links of the community that I run', {
  given: used,
  send: (api) => freshCache().fetchQuery(invitationsQuery(api)),
  status: 200,
  // Others' invitations may be unused.
  body: { invitations: someOf({ ...invitation, joined: listOf(person), madeBy: person }) },
});

answers('revokeAnyInvitation', 'the end of a link in my community', {
  given: used,
  request: (values) => ({ path: { invitationId: values.invitationId } }),
  send: (api) => mutate(revokeAnyInvitationMutation(api), invitationId),
  status: 200,
  body: { invitation: { ...usedInvitation, isRevoked: true } },
});

const invited = given('an invited address');
const { invitedAddressId } = invited.examples;
const address = {
  _id: text('address-1'),
  email: text('samira@example.org'),
  state: 'sent',
  invitedAt: instant('2099-11-24T19:00:00.000Z'),
  expiresAt: instant('2099-12-08T19:00:00.000Z'),
};

answers('listInvitedAddresses', 'the addresses that I have invited', {
  given: invited,
  send: (api) => freshCache().fetchQuery(invitedAddressesQuery(api)),
  status: 200,
  body: { addresses: someOf({ ...address, state: text('sent') }) },
});

answers('inviteAddresses', 'an invitation by email', {
  given: invited,
  request: () => ({ body: { addresses: ['lukas@example.org'] } }),
  send: (api) => mutate(inviteAddressesMutation(api), ['lukas@example.org']),
  status: 200,
  body: { addresses: someOf({ ...address, state: 'waiting' }), alreadyInvited: integer(0) },
});

answers('revokeInvitedAddress', 'the end of an invitation by email', {
  given: invited,
  request: (values) => ({ path: { invitedAddressId: values.invitedAddressId } }),
  send: (api) => mutate(revokeInvitedAddressMutation(api), invitedAddressId),
  status: 200,
  body: { address: { ...address, state: 'revoked' } },
});

answers('inviteAddressAgain', 'another email to an address', {
  given: invited,
  request: (values) => ({ path: { invitedAddressId: values.invitedAddressId } }),
  send: (api) => mutate(inviteAddressAgainMutation(api), invitedAddressId),
  status: 200,
  body: { address: { ...address, state: 'waiting' } },
});
