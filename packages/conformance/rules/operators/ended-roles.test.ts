import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Caller, visitor } from '../../src/backend.ts';
import { newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';

const password = 'correct horse battery';

/** Appoints or dismisses a member, as an operator. */
const setOperator = (api: Caller, { id: userId }: { id: string }, isOperator: boolean) =>
  api.ok('setMemberRoles', { path: { userId }, body: { role: 'member', isOperator, password } });

describe('setMemberRoles', () => {
  addition('ends the links of an operator who is dismissed, not those of others', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const made = async (by: typeof ann) =>
      (await by.api.ok('createInvitation', { body: { uses: 1, days: 3 } })).invitation;
    await setOperator(api, ann, true);
    const [own, other] = [await made(ann), await made(ben)];
    const isRevoked = async () => {
      const { invitations } = await api.ok('listInvitations');
      return [own, other].map((link) => invitations.find(({ _id }) => _id === link._id)?.isRevoked);
    };
    expect(await isRevoked()).toEqual([false, false]);
    await setOperator(api, ann, false);
    expect(await isRevoked()).toEqual([true, false]);
    const read = ({ token: invitationToken }: typeof own) =>
      visitor.outcome('getInvitation', { path: { invitationToken } });
    expect([await read(own), await read(other)]).toEqual([[404, 'invitation_not_found'], [200]]);
  });
});

describe('decideJoinRequest', () => {
  addition('is by one operator, who alone changes and undoes it', async (context) => {
    const one = await given(context, 'somebody asks to join');
    const other = await given(context, 'somebody asks to join');
    const path = { joinRequestId: one.joinRequestId };
    await one.api.ok('decideJoinRequest', { path, body: { decision: 'declined' } });
    const gone = [404, 'request_not_found'];
    expect(await other.api.outcome('decideJoinRequest', { path, body: { decision: 'let_in' } })).toEqual(gone);
    expect(await other.api.outcome('undoJoinDecision', { path })).toEqual(gone);
    await one.api.ok('undoJoinDecision', { path });
    await other.api.ok('decideJoinRequest', { path, body: { decision: 'declined' } });
  });
});
