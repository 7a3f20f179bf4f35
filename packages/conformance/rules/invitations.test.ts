import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember, uniqueWord } from '../src/members.ts';
import { given } from '../src/states.ts';

const body = { uses: 1, days: 30 };
const account = (invitation: string) => ({
  name: `New ${uniqueWord()}`,
  email: `${uniqueWord()}@example.org`,
  password: `${uniqueWord()} lantern drift`,
  invitation,
});
const stateOf = async (invitationToken: string) =>
  (await visitor.ok('getInvitation', { path: { invitationToken } })).state;
const unknown = { path: { invitationId: '00000000-0000-4000-8000-000000000000' } };

describe('createInvitation', () => {
  addition('makes a link that lets in one person, whom the two and operators see', async (context) => {
    const { api: operator } = await given(context, 'an invitation');
    const ann = await newMember('Ann');
    const { invitation } = await ann.api.ok('createInvitation', { body: { ...body, label: 'For a friend' } });
    const joining = account(invitation.token);
    expect(await visitor.outcome('signUp', { body: joining })).toEqual([201]);
    expect(await stateOf(invitation.token)).toBe('used');
    const late = account(invitation.token);
    expect(await visitor.outcome('signUp', { body: late })).toEqual([409, 'invitation_used']);
    const [own] = (await ann.api.ok('listOwnInvitations')).invitations;
    expect(own).toMatchObject({ label: 'For a friend', used: 1, joined: [{ name: joining.name }] });
    const { invitations } = await operator.ok('listInvitations');
    const seen = invitations.find(({ _id }) => _id === invitation._id);
    expect(seen).toMatchObject({ madeBy: { _id: ann.id }, joined: [{ name: joining.name }] });
  });

  addition('is for as many people as the operators allow', async () => {
    const ann = await newMember('Ann');
    const { mayInvite } = await ann.api.ok('listOwnInvitations');
    const call = { body: { ...body, uses: mayInvite + 1 } };
    expect(await ann.api.outcome('createInvitation', call)).toEqual([409, 'too_many_invitations']);
    expect(await visitor.status('createInvitation', { body })).toBe(401);
  });

  addition('makes one link with a key, for one body', async () => {
    const ann = await newMember('Ann');
    const keyed = (uses: number) => ({ body: { uses, days: 30 }, headers: { 'idempotency-key': 'the same' } });
    await ann.api.ok('createInvitation', keyed(1));
    expect(await ann.api.outcome('createInvitation', keyed(2))).toEqual([409, 'idempotency_key_reused']);
  });

  addition('has one use at least', async () => {
    const ann = await newMember('Ann');
    const call = { body: { ...body, uses: 0 } };
    expect(await ann.api.outcome('createInvitation', call)).toEqual([400, 'invalid_input']);
  });
});

describe('getInvitation', () => {
  addition('knows no link that nobody has made', async () => {
    const path = { invitationToken: 'of-nobody' };
    expect(await visitor.outcome('getInvitation', { path })).toEqual([404, 'invitation_not_found']);
    const call = { body: account('of-nobody') };
    expect(await visitor.outcome('signUp', call)).toEqual([404, 'invitation_not_found']);
  });
});

describe('revokeInvitation', () => {
  addition('ends a link of the caller’s alone', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const { invitation } = await ann.api.ok('createInvitation', { body });
    const call = { path: { invitationId: invitation._id } };
    expect(await ben.api.outcome('revokeInvitation', call)).toEqual([404, 'invitation_not_found']);
    expect(await stateOf(invitation.token)).toBe('open');
    expect((await ann.api.ok('revokeInvitation', call)).invitation.isRevoked).toBe(true);
    const signUp = { body: account(invitation.token) };
    expect(await visitor.outcome('signUp', signUp)).toEqual([404, 'invitation_not_found']);
  });
});

describe('revokeAnyInvitation', () => {
  addition('ends the link of any member, for operators', async (context) => {
    const { api: operator } = await given(context, 'an invitation');
    const ann = await newMember('Ann');
    const { invitation } = await ann.api.ok('createInvitation', { body });
    const call = { path: { invitationId: invitation._id } };
    expect(await ann.api.outcome('revokeAnyInvitation', call)).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('listInvitations')).toEqual([403, 'not_operator']);
    expect((await operator.ok('revokeAnyInvitation', call)).invitation.isRevoked).toBe(true);
    expect(await operator.outcome('revokeAnyInvitation', unknown)).toEqual([404, 'invitation_not_found']);
  });
});
