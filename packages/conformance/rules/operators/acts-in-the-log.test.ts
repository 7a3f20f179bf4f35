import { describe, expect, type TestContext } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { OperationId } from '../../src/backend.ts';
import { given } from '../../src/states.ts';

/** An act of an operator, and what the log has of it. */
interface Act {
  id: OperationId;
  what: string;
  /** Prepares the call. */
  prepare: (context: TestContext) => Promise<{
    memberId: string;
    act: (id: OperationId) => Promise<unknown>;
    /** The id of what it is about; that of its operator, if it has none. */
    about?: string;
  }>;
}

const acts: Act[] = [
  {
    id: 'revokeAnyInvitation',
    what: 'invitation.revoked',
    prepare: async (context) => {
      const { api, memberId, invitationId } = await given(context, 'an invitation');
      return { memberId, about: invitationId, act: (id) => api.outcome(id, { path: { invitationId } }) };
    },
  },
  {
    id: 'revokeInvitedAddress',
    what: 'invitation.revoked',
    prepare: async (context) => {
      const { api, memberId, invitedAddressId } = await given(context, 'an invited address');
      return { memberId, act: (id) => api.outcome(id, { path: { invitedAddressId } }) };
    },
  },
  {
    id: 'decideJoinRequest',
    what: 'join.decided',
    prepare: async (context) => {
      const { api, memberId, joinRequestId } = await given(context, 'somebody asks to join');
      const call = { path: { joinRequestId }, body: { decision: 'declined' } };
      return { memberId, about: joinRequestId, act: (id) => api.outcome(id, call) };
    },
  },
  {
    id: 'deleteBackup',
    what: 'backup.deleted',
    prepare: async (context) => {
      const { api, memberId, backupId } = await given(context, 'a backup');
      if ((await api.ok('listBackups')).database.kind !== 'embedded')
        context.skip('for databases that the server backs up itself');
      return { memberId, about: memberId, act: (id) => api.outcome(id, { path: { backupId } }) };
    },
  },
  {
    id: 'downloadBackup',
    what: 'backup.downloaded',
    prepare: async (context) => {
      const { api, memberId, backupId } = await given(context, 'a backup');
      if ((await api.ok('listBackups')).database.kind !== 'embedded')
        context.skip('for databases that the server backs up itself');
      const body = { password: 'correct horse battery' };
      const link = await api.ok('createBackupLink', { path: { backupId }, body });
      const path = { backupToken: link.path.split('/').at(-1) ?? '' };
      return { memberId, about: memberId, act: (id) => api.outcome(id, { path }) };
    },
  },
];

describe('listAudit', () => {
  for (const { id, what, prepare } of acts)
    addition(`has an act once, also if its call is repeated (${id})`, async (context) => {
      const moderator = await given(context, 'a case');
      const { memberId, about, act } = await prepare(context);
      expect(await act(id)).toEqual([200]);
      await act(id);
      const { entries } = await moderator.api.ok('listAudit', { query: { limit: 100 } });
      const own = entries.filter(({ actor }) => actor?._id === memberId);
      expect(own.map((entry) => entry.what)).toEqual([what]);
      if (about !== undefined) expect(own.map(({ targetId }) => targetId)).toEqual([about]);
    });
});
