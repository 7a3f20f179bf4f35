import { randomUUID } from 'node:crypto';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, inHours, type World } from '../world.ts';
import { addEvent } from './event-states.ts';
import { addSession } from './session-states.ts';

type CalendarState = 'a month of mine' | 'a calendar with an address';

/** Creates calendar entries of members. */
export function calendarStates(world: World): Pick<BackendStateHandlers, CalendarState> {
  return {
    'a month of mine': async ({ entry }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      if (entry === 'event') {
        await addEvent(world, { hostId: otherId, people: [{ id: me.memberId, as: 'participant' }] });
      } else {
        const sessionId = await addSession(world, me.memberId, otherId);
        const agreed = world.db.updateTable('sessions').set({ agreed_at: world.now() });
        await agreed.where('id', '=', sessionId).execute();
      }
      return { ...me, otherId, from: inHours(world, 0).toISOString(), to: inHours(world, 30 * 24).toISOString() };
    },

    'a calendar with an address': async () => {
      const me = await addMe(world);
      const feed = { token_hash: randomUUID(), with_links: false, created_at: world.now() };
      await world.db
        .insertInto('calendar_feeds')
        .values({ member_id: me.memberId, ...feed })
        .execute();
      return me;
    },
  };
}
