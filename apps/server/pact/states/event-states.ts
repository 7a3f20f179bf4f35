import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, ensureSkill, inHours, nextCursor, timesToCome, type World } from '../world.ts';

type EventState =
  | 'a running event'
  | 'a series of events'
  | 'an event'
  | 'an event that teaches what I want'
  | 'more events than fit on a page';

const moreThanAPage = 25;

interface EventPlan {
  readonly hostId: string;
  readonly skill?: string;
  readonly status?: string;
  readonly places?: number;
  readonly approvesItself?: boolean;
  /** Ids of participants and co-hosts, and of members with a request, an invitation or on the waitlist. */
  readonly people?: readonly { readonly id: string; readonly as: string }[];
}

/** Inserts an event with its skill and its members; returns its id. */
export async function addEvent(
  world: World,
  { hostId, skill = 'Baking', status = 'Upcoming', places = 3, approvesItself = false, people = [] }: EventPlan,
): Promise<string> {
  const { db } = world;
  // Soon, so that it is first among events, and over when the next state starts.
  const start = inHours(world, status === 'Completed' ? -48 : 0.5);
  const isIn = people.filter((person) => ['participant', 'approved'].includes(person.as));
  const { id } = await db
    .insertInto('events')
    .values({
      host_id: hostId,
      title: 'Sourdough from a cold fridge',
      description: 'Keep one jar in the fridge and bake whenever you like.',
      day: start.toISOString().slice(0, 10),
      start_time: start,
      end_time: new Date(start.getTime() + 3_600_000),
      link: 'https://meet.example.org/sourdough',
      max_participants: places,
      language: 'pt',
      auto_approve: approvesItself,
      participants_count: isIn.length,
      cancelled_at: status === 'Cancelled' ? world.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const skill_id = await ensureSkill(world, skill);
  await db.insertInto('event_skills').values({ event_id: id, skill_id, position: 0 }).execute();
  for (const { id: member_id, as } of people) {
    if (['cohost', 'offered', 'invited'].includes(as)) {
      const isHosting = as !== 'invited';
      const accepted_at = isHosting ? world.now() : null;
      const state = isHosting ? ('accepted' as const) : ('invited' as const);
      const offered_at = as === 'offered' ? world.now() : null;
      const cohost = { event_id: id, member_id, state, invited_at: world.now(), accepted_at, offered_at };
      await db.insertInto('event_hosts').values(cohost).execute();
      continue;
    }
    if (as === 'waiting') {
      await db.insertInto('event_waitlist').values({ event_id: id, member_id, joined_at: world.now() }).execute();
      continue;
    }
    const state = ['participant', 'approved'].includes(as) ? 'approved' : as === 'declined' ? 'declined' : 'pending';
    const approved_at = state === 'approved' ? world.now() : null;
    const declined_at = state === 'declined' ? world.now() : null;
    const undo_until = as === 'approved' ? inHours(world, 0.01) : null;
    const registration = { event_id: id, member_id, state, approved_at, undo_until, declined_at } as const;
    await db.insertInto('event_registrations').values(registration).execute();
  }
  const update = { event_id: id, text: 'Bring a jar.', to_waitlist: false, created_at: world.now() };
  await db.insertInto('event_updates').values(update).execute();
  return id;
}

const isAround = ({ as }: { as: string }) =>
  ['participant', 'approved', 'requester', 'declined', 'waiting', 'cohost', 'offered', 'invited'].includes(as);

/** Creates events with their hosts, participants and requests. */
export function eventStates(world: World): Pick<BackendStateHandlers, EventState> {
  return {
    'an event': async ({ status, my, other, places }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const hostId = my === 'host' ? me.memberId : (await addMember(world, { name: 'Marit Solheim' })).id;
      const people = [
        { id: me.memberId, as: my },
        { id: otherId, as: other },
      ].filter(isAround);
      const eventId = await addEvent(world, { hostId, status, places, approvesItself: my === 'welcome', people });
      return { ...me, otherId, eventId, ...timesToCome(world) };
    },

    'a running event': async ({ my, marked }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const hostId = my === 'host' ? me.memberId : (await addMember(world, { name: 'Marit Solheim' })).id;
      const people = [
        { id: me.memberId, as: my },
        { id: otherId, as: 'participant' },
      ].filter(isAround);
      const eventId = await addEvent(world, { hostId, people });
      const code = 'K7QX4M';
      const times = { start_time: inHours(world, -0.5), end_time: inHours(world, 0.5), check_in_code: code };
      await world.db.updateTable('events').set(times).where('id', '=', eventId).execute();
      const came = marked ? true : null;
      await world.db.updateTable('event_registrations').set({ came }).where('event_id', '=', eventId).execute();
      return { ...me, otherId, eventId, code };
    },

    'an event that teaches what I want': async ({ skill }) => {
      const me = await addMe(world, { requested: [skill] });
      const { id: hostId } = await addMember(world, { name: 'Marit Solheim' });
      const { id: participantId } = await addMember(world, { name: 'Inês Carvalho' });
      const people = [
        { id: me.memberId, as: 'requester' },
        { id: participantId, as: 'participant' },
      ];
      return { ...me, eventId: await addEvent(world, { hostId, skill, people }) };
    },

    'a series of events': async () => {
      const me = await addMe(world);
      const { id: hostId } = await addMember(world, { name: 'Marit Solheim' });
      const last_day = inHours(world, 7 * 24)
        .toISOString()
        .slice(0, 10);
      const row = { host_id: hostId, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU', time_zone: 'UTC', dates: 2, last_day };
      const { id: seriesId } = await world.db
        .insertInto('series')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      const dates = [await addEvent(world, { hostId }), await addEvent(world, { hostId })];
      for (const [index, id] of dates.entries()) {
        const place = { series_id: seriesId, series_position: index + 1 };
        await world.db.updateTable('events').set(place).where('id', '=', id).execute();
      }
      return { ...me, eventId: dates[0] ?? '', seriesId };
    },

    'more events than fit on a page': async () => {
      const { id: hostId } = await addMember(world, { name: 'Marit Solheim' });
      for (let count = 0; count < moreThanAPage; count += 1) await addEvent(world, { hostId });
      return { cursor: await nextCursor(world, '/api/events/getAll?limit=24') };
    },
  };
}
