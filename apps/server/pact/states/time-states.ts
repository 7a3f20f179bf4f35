import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { runDueSearches } from '../../src/modules/searches/run-searches.ts';
import { addMe, addMember, inHours, logIn, type World } from '../world.ts';
import { addEvent } from './event-states.ts';
import { addSession } from './session-states.ts';

type TimeState =
  | 'a message of some time ago'
  | 'a member of some time ago'
  | 'I come back after some time'
  | 'a place held for me'
  | 'a request declined some time ago'
  | 'an event canceled some time ago'
  | 'a guest removed some time ago'
  | 'a saved search that was due'
  | 'a series under way'
  | 'an agreed session of some time ago';

/** Creates another member with their token. */
async function addOther(world: World, offered: string[] = []) {
  const { id: otherId } = await addMember(world, { name: 'Inês Carvalho', offered });
  const { token: otherToken } = await logIn(world, otherId);
  return { otherId, otherToken };
}

/** Creates what only time brings about. */
export function timeStates(world: World): Pick<BackendStateHandlers, TimeState> {
  const { db } = world;
  /** Moves an event to an hour that starts in some hours. */
  const move = async (id: string, hours: number, more: object = {}) => {
    const times = { start_time: inHours(world, hours), end_time: inHours(world, hours + 1) };
    const day = times.start_time.toISOString().slice(0, 10);
    await db
      .updateTable('events')
      .set({ day, ...times, ...more })
      .where('id', '=', id)
      .execute();
  };

  return {
    'a message of some time ago': async ({ minutes }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const payload = { senderId: me.memberId, receiverId: otherId, text: 'Thursday at seven?' };
      const url = '/api/chat/messages';
      const { _id: messageId } = (
        await world.app.inject({ method: 'POST', url, headers: { cookie: me.cookie }, payload })
      ).json<{ _id: string }>();
      const created_at = inHours(world, -minutes / 60);
      await db.updateTable('messages').set({ created_at }).where('id', '=', messageId).execute();
      return { ...me, otherId, messageId };
    },

    'a member of some time ago': async ({ skill, days, hidden }) => {
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho', offered: [skill] });
      const seen_on = inHours(world, -24 * days)
        .toISOString()
        .slice(0, 10);
      const activity = { seen_on, hides_activity: hidden };
      await db.updateTable('members').set(activity).where('id', '=', otherId).execute();
      return { otherId };
    },

    'I come back after some time': async ({ skill, days }) => {
      const me = await addMe(world, { requested: [skill] });
      const seen_on = inHours(world, -24 * days)
        .toISOString()
        .slice(0, 10);
      await db.updateTable('members').set({ seen_on }).where('id', '=', me.memberId).execute();
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho', offered: [skill] });
      return { ...me, otherId };
    },

    'a place held for me': async ({ seconds }) => {
      const [me, other] = [await addMe(world), await addOther(world)];
      const { id: hostId } = await addMember(world, { name: 'Marit Solheim' });
      const people = [me.memberId, other.otherId].map((id) => ({ id, as: 'waiting' }));
      const eventId = await addEvent(world, { hostId, places: 1, people });
      await move(eventId, 48);
      const held = { offered_at: world.now(), offer_expires_at: inHours(world, seconds / 3600) };
      const own = db.updateTable('event_waitlist').set(held).where('event_id', '=', eventId);
      await own.where('member_id', '=', me.memberId).execute();
      return { ...me, ...other, eventId };
    },

    'a request declined some time ago': async () => {
      const [me, other] = [await addMe(world), await addOther(world)];
      const people = [{ id: other.otherId, as: 'declined' }];
      const eventId = await addEvent(world, { hostId: me.memberId, people });
      await move(eventId, 48);
      const declined_at = inHours(world, -1 / 30);
      await db.updateTable('event_registrations').set({ declined_at }).where('event_id', '=', eventId).execute();
      await settleDeclines(world.app.context);
      return { ...me, ...other, eventId };
    },

    'a guest removed some time ago': async ({ hours }) => {
      const [me, other] = [await addMe(world), await addOther(world)];
      const people = [{ id: me.memberId, as: 'participant' }];
      const eventId = await addEvent(world, { hostId: other.otherId, approvesItself: true, people });
      await move(eventId, 48, { participants_count: 0 });
      const removed = { state: 'removed', approved_at: null, removed_at: inHours(world, -hours) } as const;
      await db.updateTable('event_registrations').set(removed).where('event_id', '=', eventId).execute();
      return { ...me, ...other, eventId };
    },

    'an event canceled some time ago': async ({ hours }) => {
      const me = await addMe(world);
      const eventId = await addEvent(world, { hostId: me.memberId });
      await move(eventId, 48, { cancelled_at: inHours(world, -hours) });
      return { ...me, eventId };
    },

    'a saved search that was due': async ({ skill }) => {
      const me = await addMe(world);
      const created_at = world.now();
      const filters = JSON.stringify({ teaches: skill });
      const row = { member_id: me.memberId, name: 'My teachers', filters, created_at, due_at: created_at };
      const stored = db.insertInto('saved_searches').values(row).returning('id');
      const { id: searchId } = await stored.executeTakeFirstOrThrow();
      const other = await addOther(world, [skill]);
      await runDueSearches(world.app.context);
      return { ...me, ...other, searchId };
    },

    'a series under way': async () => {
      const [me, other] = [await addMe(world), await addOther(world)];
      const [hostId, week] = [me.memberId, 7 * 24];
      const last_day = inHours(world, week + 24)
        .toISOString()
        .slice(0, 10);
      const row = { host_id: hostId, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU', time_zone: 'UTC', dates: 3, last_day };
      const { id: series_id } = await db.insertInto('series').values(row).returning('id').executeTakeFirstOrThrow();
      const ids: string[] = [];
      for (const position of [1, 2, 3]) {
        const people = [{ id: other.otherId, as: 'participant' }];
        const id = await addEvent(world, { hostId, people });
        await move(id, 24 + (position - 2) * week, { series_id, series_position: position });
        ids.push(id);
      }
      const [pastId = '', nextId = '', lastId = ''] = ids;
      return { ...me, ...other, pastId, nextId, lastId };
    },

    'an agreed session of some time ago': async ({ days }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const more = { date: inHours(world, -24 * days), agreed_at: inHours(world, -24 * days - 24) };
      return { ...me, sessionId: await addSession(world, me.memberId, otherId, { more }) };
    },
  };
}
