import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { newMember, uniqueWord } from '../src/members.ts';
import { given } from '../src/states.ts';

const unknown = { path: { invitedAddressId: '00000000-0000-4000-8000-000000000000' } };
const address = () => `${uniqueWord()}@example.org`;

describe('inviteAddresses', () => {
  addition('invites each address once while its link works, for operators', async (context) => {
    const { api } = await given(context, 'an invited address');
    const ann = await newMember('Ann');
    const [one, two] = [address(), address()];
    const first = await api.ok('inviteAddresses', { body: { addresses: [one, one.toUpperCase()] } });
    expect(first.addresses.map(({ state }) => state)).toEqual(['waiting']);
    expect(first.alreadyInvited).toBe(0);
    const again = await api.ok('inviteAddresses', { body: { addresses: [one, two] } });
    expect(again.addresses.map(({ email }) => email)).toEqual([two]);
    expect(again.alreadyInvited).toBe(1);
    const { addresses } = await api.ok('listInvitedAddresses');
    expect(addresses.map(({ email }) => email)).toContain(two);
    expect(await ann.api.outcome('listInvitedAddresses')).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('inviteAddresses', { body: { addresses: [two] } })).toEqual([403, 'not_operator']);
  });

  addition('rejects what is no address, and lists without any or with too many', async (context) => {
    const { api } = await given(context, 'an invited address');
    for (const addresses of [[], ['nobody'], Array.from({ length: 201 }, address)])
      expect(await api.outcome('inviteAddresses', { body: { addresses } })).toEqual([400, 'invalid_input']);
  });
});

describe('revokeInvitedAddress', () => {
  addition('ends the link, after which no email is sent again', async (context) => {
    const { api, invitedAddressId } = await given(context, 'an invited address');
    const call = { path: { invitedAddressId } };
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('revokeInvitedAddress', call)).toEqual([403, 'not_operator']);
    expect((await api.ok('revokeInvitedAddress', call)).address.state).toBe('revoked');
    expect(await api.outcome('inviteAddressAgain', call)).toEqual([409, 'invitation_expired']);
    expect(await api.outcome('revokeInvitedAddress', unknown)).toEqual([404, 'invitation_not_found']);
  });
});

describe('inviteAddressAgain', () => {
  addition('sends the email again, at most once a day', async (context) => {
    const { api, invitedAddressId } = await given(context, 'an invited address');
    const call = { path: { invitedAddressId } };
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('inviteAddressAgain', call)).toEqual([403, 'not_operator']);
    expect((await api.ok('inviteAddressAgain', call)).address.state).toBe('waiting');
    expect(await api.outcome('inviteAddressAgain', call)).toEqual([429, 'rate_limited']);
    expect(await api.outcome('inviteAddressAgain', unknown)).toEqual([404, 'invitation_not_found']);
  });
});
