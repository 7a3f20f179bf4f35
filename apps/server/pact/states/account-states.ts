import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import type { Purpose } from '../../src/modules/auth/account-repository.ts';
import { makeLink } from '../../src/modules/auth/links.ts';
import { makeExport } from '../../src/modules/exports/service.ts';
import { addMe, addMember, inHours, logIn, type World } from '../world.ts';

type AccountState =
  | 'an unused e-mail address'
  | 'a member with a password'
  | 'a member who knows their password'
  | 'a link in an email'
  | 'a copy of my data'
  | 'log-ins of mine'
  | 'an ended session';

/** Creates accounts, log-ins and the links of their emails. */
export function accountStates(world: World): Pick<BackendStateHandlers, AccountState> {
  return {
    'an unused e-mail address': async () => ({ email: `${randomUUID()}@example.org` }),

    'a member with a password': async ({ password }) => {
      const { email } = await addMember(world, { name: 'Inês Carvalho', password });
      return { email };
    },

    'a member who knows their password': async ({ password }) => {
      const { id, email } = await addMember(world, { password });
      const { sessionId: _id, ...me } = await logIn(world, id);
      return { ...me, email };
    },

    'log-ins of mine': async () => {
      const me = await addMe(world);
      const { sessionId: logInId } = await logIn(world, me.memberId);
      return { ...me, logInId };
    },

    'a copy of my data': async ({ state }) => {
      const me = await addMe(world);
      const requested_at = inHours(world, state === 'expired' ? -8 * 24 : 0);
      await world.db.insertInto('exports').values({ member_id: me.memberId, requested_at }).execute();
      if (state !== 'preparing') await makeExport({ ...world.app.context, clock: () => requested_at }, me.memberId);
      return me;
    },

    'a link in an email': async ({ purpose, state }) => {
      const { id: memberId, email } = await addMember(world);
      const { context } = world.app;
      const from = inHours(world, state === 'expired' ? -8 * 24 : 0);
      const emailToken = await makeLink({ db: context.db, from }, purpose as Purpose, { memberId, email });
      const used_at = state === 'used' ? world.now() : null;
      await world.db.updateTable('email_tokens').set({ used_at }).where('member_id', '=', memberId).execute();
      return { emailToken, email };
    },

    'an ended session': async () => {
      const { id } = await addMember(world);
      const { sessionId, ...me } = await logIn(world, id);
      await world.db.deleteFrom('auth_sessions').where('id', '=', sessionId).execute();
      return me;
    },
  };
}
