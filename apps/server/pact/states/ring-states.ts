import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { insertRing, openRingFor, ringMembers } from '../../test/support/kinds/ring-kind.ts';
import { addMe, addMember, type World } from '../world.ts';

type RingState = 'a possible ring' | 'a ring with an empty seat';

/** Rings that could be, and one that is. */
export function ringStates(world: World): Pick<BackendStateHandlers, RingState> {
  return {
    'a possible ring': async () => {
      const me = await addMe(world);
      return { ...me, key: await openRingFor(world.db, me.memberId) };
    },

    'a ring with an empty seat': async () => {
      const me = await addMe(world);
      const { id: two } = await addMember(world, { name: 'Inês Carvalho' });
      const ringId = await insertRing(world.db, { one: me.memberId, two, now: world.now() });
      return { ...me, ringId, declinedId: ringMembers.declined, substituteId: ringMembers.substitute };
    },
  };
}
