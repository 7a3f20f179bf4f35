import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import type { Purpose } from '../../src/modules/auth/account-repository.ts';
import { makeLink } from '../../src/modules/auth/links.ts';
import { addMe, addMember, inHours, logIn, type World } from '../world.ts';

type AccountState =
  | 'an unused e-mail address'
  | 'a member with a password'
  | 'an account with too many failed log-ins'
  | 'too many sign-ups from here'
  | 'too many calls from here'
  | 'a member who knows their password'
  | 'a link in an email'
  | 'a copy of my data'
  | 'log-ins of mine'
  | 'an ended session';

/** Accounts, log-ins, and the limits on them. */
export function accountStates(
  world: World,
  limits: Record<
    | 'log-in-failures-per-account-and-address-quarter'
    | 'sign-ups-per-address-hour'
    | 'requests-per-address-minute'
    | 'member-requests-per-address-minute',
    number
  >,
): Pick<BackendStateHandlers, AccountState> {
  const signUp = async (email: string) => {
    const payload = { name: 'New member', email, password: 'correct horse battery' };
    await world.app.inject({ method: 'POST', url: '/auth/signup', payload });
  };
  return {
    'an unused e-mail address': async () => ({ email: `${randomUUID()}@example.org` }),

    'a member with a password': async ({ password }) => {
      const { email } = await addMember(world, { name: 'Inês Carvalho', password });
      return { email };
    },

    'an account with too many failed log-ins': async ({ password }) => {
      const { email } = await addMember(world, { password });
      for (let attempt = 0; attempt < limits['log-in-failures-per-account-and-address-quarter']; attempt += 1) {
        const payload = { email, password: `not ${password}` };
        await world.app.inject({ method: 'POST', url: '/auth/login', payload });
      }
      return { email };
    },

    'too many sign-ups from here': async () => {
      for (let count = 0; count < limits['sign-ups-per-address-hour']; count += 1) {
        await signUp(`${randomUUID()}@example.org`);
      }
      return { email: `${randomUUID()}@example.org` };
    },

    'too many calls from here': async () => {
      const me = await addMe(world);
      const ask = async (count: number, headers: Record<string, string>) => {
        for (let asked = 0; asked < count; asked += 1)
          await world.app.inject({ method: 'GET', url: '/api/skills', headers });
      };
      await ask(limits['requests-per-address-minute'], {});
      await ask(limits['member-requests-per-address-minute'], { authorization: `Bearer ${me.token}` });
      return me;
    },

    'a member who knows their password': async ({ password }) => {
      const { id, email } = await addMember(world, { password });
      const { sessionId: _id, ...me } = await logIn(world, id);
      return { ...me, email };
    },

    'log-ins of mine': async () => {
      const [me, other] = [await addMe(world), await addMember(world)];
      const [{ sessionId: logInId }, { sessionId: foreignId }] = [
        await logIn(world, me.memberId),
        await logIn(world, other.id),
      ];
      return { ...me, logInId, foreignId };
    },

    'a copy of my data': async ({ state }) => {
      const me = await addMe(world);
      const made = { preparing: null, ready: world.now(), expired: inHours(world, -8 * 24) };
      const ready_at = made[state as keyof typeof made];
      const row = { member_id: me.memberId, requested_at: ready_at ?? world.now(), ready_at };
      await world.db.insertInto('exports').values(row).execute();
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
