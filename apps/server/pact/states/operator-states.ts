import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, type World } from '../world.ts';

/** Creates operators. */
export function operatorStates(world: World): Pick<BackendStateHandlers, 'an operator'> {
  return {
    'an operator': async () => {
      const me = await addMe(world);
      await world.db.updateTable('members').set({ is_operator: true }).where('id', '=', me.memberId).execute();
      await world.db.deleteFrom('settings').execute();
      await world.app.context.community.refresh();
      return me;
    },
  };
}
