import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { emailHost } from '../../src/check-response.ts';
import { logIn, newMember, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';

const day = 24 * 3_600_000;
const account = (invitation: string) => ({
  name: `New ${uniqueWord()}`,
  email: `${uniqueWord().toLowerCase()}@${emailHost}`,
  password: `${uniqueWord()} lantern drift`,
  invitation,
});

/** Of nobody: answers with addresses of members fail. */
const address = () => `${uniqueWord().toLowerCase()}@example.org`;

describe('createInvitation', () => {
  addition('has the uses and the days that are asked for', async (context) => {
    const { api } = await given(context, 'an invitation');
    const { invitation } = await api.ok('createInvitation', { body: { uses: 2, days: 3 } });
    expect(invitation).toMatchObject({ uses: 2, used: 0, joined: [] });
    const days = (Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / day;
    expect(days).toBeCloseTo(3, 1);
    for (const _ of [1, 2]) expect(await visitor.outcome('signUp', { body: account(invitation.token) })).toEqual([201]);
    expect(await visitor.outcome('signUp', { body: account(invitation.token) })).toEqual([409, 'invitation_used']);
  });

  addition('takes a label that is seen, on one line', async () => {
    const ann = await newMember('Ann');
    for (const label of ['two\nlines', 'two\u2028lines', 'turned \u202Earound'])
      expect(await ann.api.outcome('createInvitation', { body: { uses: 1, days: 3, label } })).toEqual([
        400,
        'invalid_input',
      ]);
  });
});

describe('listOwnInvitations', () => {
  addition('counts the people whom a member has invited, until a link is revoked', async () => {
    const ann = await newMember('Ann');
    const left = async () => (await ann.api.ok('listOwnInvitations')).mayInvite;
    const before = await left();
    const { invitation } = await ann.api.ok('createInvitation', { body: { uses: 1, days: 3 } });
    expect(await left()).toBe(before - 1);
    await ann.api.ok('revokeInvitation', { path: { invitationId: invitation._id } });
    expect(await left()).toBe(before);
  });

  addition('names who has invited the caller, to nobody else', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const { invitation } = await ann.api.ok('createInvitation', { body: { uses: 1, days: 3 } });
    const joining = account(invitation.token);
    expect(await visitor.outcome('signUp', { body: joining })).toEqual([201]);
    const { api } = await logIn(joining);
    expect((await api.ok('listOwnInvitations')).invitedBy).toMatchObject({ _id: ann.id, name: ann.name });
    expect(await ben.api.ok('listOwnInvitations')).toMatchObject({ invitations: [] });
    expect((await ben.api.ok('listOwnInvitations')).invitedBy).toBeUndefined();
  });
});

describe('getInvitation', () => {
  addition('says which member invites, and of operators that they are nobody in particular', async (context) => {
    const { invitationToken } = await given(context, 'an invitation');
    const ann = await newMember('Ann');
    const { invitation } = await ann.api.ok('createInvitation', { body: { uses: 1, days: 3 } });
    const read = (token: string) => visitor.ok('getInvitation', { path: { invitationToken: token } });
    expect(await read(invitation.token)).toEqual({ state: 'open', by: ann.name });
    expect(await read(invitationToken)).toEqual({ state: 'open' });
  });
});

describe('listInvitations', () => {
  addition('has no link that was sent to an address, and latest ones first', async (context) => {
    const { api } = await given(context, 'an invited address');
    await api.ok('inviteAddresses', { body: { addresses: [address()] } });
    const made: string[] = [];
    for (const uses of [1, 2]) {
      const { invitation } = await api.ok('createInvitation', { body: { uses, days: 3 } });
      made.unshift(invitation._id);
    }
    for (const id of ['listInvitations', 'listOwnInvitations'] as const) {
      const { invitations } = await api.ok(id);
      const own = invitations.map(({ _id }) => _id);
      expect(own.filter((one) => made.includes(one))).toEqual(made);
      if (id === 'listOwnInvitations') expect(own).toEqual(made);
    }
  });
});

describe('revokeInvitedAddress', () => {
  addition('lets the address be invited again, with a link of its own', async (context) => {
    const { api } = await given(context, 'an invited address');
    const addresses = [address()];
    const invite = async () => await api.ok('inviteAddresses', { body: { addresses } });
    const [first] = (await invite()).addresses;
    await api.ok('revokeInvitedAddress', { path: { invitedAddressId: first?._id ?? '' } });
    const again = await invite();
    expect(again).toMatchObject({ alreadyInvited: 0, addresses: [{ email: addresses[0], state: 'waiting' }] });
    expect(again.addresses[0]?._id).not.toBe(first?._id);
    const [{ invitedAt = '', expiresAt = '' } = {}] = again.addresses;
    expect(Math.round((Date.parse(expiresAt) - Date.parse(invitedAt)) / day)).toBe(14);
  });
});

describe('revokeAnyInvitation', () => {
  addition('is in the log that moderators read, with who did it', async (context) => {
    const { api, memberId, invitationId } = await given(context, 'an invitation');
    const moderator = await given(context, 'a case');
    await api.ok('revokeAnyInvitation', { path: { invitationId } });
    const { entries } = await moderator.api.ok('listAudit', { query: { limit: 100 } });
    const entry = entries.find(({ targetId }) => targetId === invitationId);
    expect(entry).toMatchObject({ what: 'invitation.revoked', actor: { _id: memberId } });
  });
});

describe('decideJoinRequest', () => {
  addition('can be changed until the person knows, and who asked first stands first', async (context) => {
    const { api, joinRequestId: first } = await given(context, 'somebody asks to join');
    const { joinRequestId: second } = await given(context, 'somebody asks to join');
    const waiting = (await api.ok('listJoinRequests')).requests.map(({ _id }) => _id);
    expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second));
    const path = { joinRequestId: second };
    for (const decision of ['let_in', 'declined'] as const)
      expect((await api.ok('decideJoinRequest', { path, body: { decision } })).request.decision).toBe(decision);
    expect((await api.ok('undoJoinDecision', { path })).request).not.toHaveProperty('decision');
  });
});

describe('logIn', () => {
  addition('tells who waits to be let in that they wait, and nobody without their password', async (context) => {
    const password = 'correct horse battery';
    const { email } = await given(context, 'my request to join', { password });
    expect(await visitor.outcome('logIn', { body: { email, password } })).toEqual([403, 'join_waiting']);
    const wrong = { email, password: 'another horse battery' };
    expect(await visitor.outcome('logIn', { body: wrong })).toEqual([401, 'wrong_credentials']);
  });
});
