import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, type World } from '../world.ts';

type LimitState =
  | 'an account with too many failed log-ins'
  | 'too many sign-ups from here'
  | 'too many calls from here';

/** The limits that the states use up. */
export type UsedLimits = Readonly<
  Record<
    | 'log-in-failures-per-account-and-address-quarter'
    | 'sign-ups-per-address-hour'
    | 'requests-per-address-minute'
    | 'member-requests-per-address-minute',
    number
  >
>;

/** Uses up limits. Until they are reset, no other state can be set up from the same address. */
export function limitStates(world: World, limits: UsedLimits): Pick<BackendStateHandlers, LimitState> {
  const signUp = async (email: string) => {
    const payload = { name: 'New member', email, password: 'correct horse battery' };
    await world.app.inject({ method: 'POST', url: '/auth/signup', payload });
  };
  return {
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
  };
}
