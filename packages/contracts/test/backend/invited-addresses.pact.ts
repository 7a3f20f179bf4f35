import {
  inviteAddressAgainMutation,
  inviteAddressesMutation,
  invitedAddressesQuery,
  revokeInvitedAddressMutation,
} from '@skill-exchange/api-client/invited-addresses';
import { freshCache, mutate } from '../support/calls.ts';
import { instant, integer, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

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
