import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, inHours, type World } from '../world.ts';
import { addEvent } from './event-states.ts';

/** Creates past events with members who attended and reviewed them. */
export function eventReviewStates(world: World): Pick<BackendStateHandlers, 'an event that members attended'> {
  return {
    'an event that members attended': async ({ days, my, reviewed, reviews }) => {
      const { db } = world;
      const me = await addMe(world);
      const hostId = my === 'host' ? me.memberId : (await addMember(world, { name: 'Marit Solheim' })).id;
      const authors: string[] = [];
      for (let count = 0; count < reviews; count += 1) {
        authors.push((await addMember(world, { name: 'Inês Carvalho' })).id);
      }
      const isIn = my === 'guest' || my === 'absent';
      const people = [...authors, ...(isIn ? [me.memberId] : [])].map((id) => ({ id, as: 'participant' }));
      const eventId = await addEvent(world, { hostId, status: 'Completed', places: people.length + 3, people });
      const ended = { start_time: inHours(world, -24 * days - 1), end_time: inHours(world, -24 * days) };
      await db.updateTable('events').set(ended).where('id', '=', eventId).execute();
      const came = db.updateTable('event_registrations').set({ came: true }).where('event_id', '=', eventId);
      await came.where('member_id', 'in', [...authors, ...(my === 'guest' ? [me.memberId] : []), hostId]).execute();
      const written = [...authors.map((id) => [id, 4] as const), ...(reviewed ? [[me.memberId, 5] as const] : [])];
      for (const [author_id, rating] of written) {
        const review = { event_id: eventId, author_id, rating, comment: 'My loaf rose.', created_at: world.now() };
        await db.insertInto('event_reviews').values(review).execute();
      }
      return { ...me, hostId, eventId };
    },
  };
}
