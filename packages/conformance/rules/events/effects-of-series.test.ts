import { effect, leftOut, once } from '../../src/effects.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { dateAt, datesOf, newSeries, type Series } from '../../src/series.ts';
import { enrol, eventFor, hosts, idsOf, register } from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

const nextHost = hosts();
const people = once(() => newMembers(['guest', 'other']));

/** The second of four dates, to which each call is made. */
const second = 2;
const all = [true, true, true, true];
const following = [false, true, true, true];
const only = [false, true, false, false];
const byScope = { all, following, this: only, [leftOut]: only };

interface World {
  host: Member;
  guest: Member;
  other: Member;
  series: Series;
}

/** Hosts a series, runs a call about its second date, and returns for each date whether the call has changed it. */
async function changed(
  prepare: (world: World) => Promise<unknown>,
  call: (world: World, path: { eventId: string; id: string }) => Promise<unknown>,
  isChanged: (world: World, eventId: string) => Promise<boolean>,
): Promise<boolean[]> {
  const host = await nextHost();
  const world = { host, ...(await people()), series: await newSeries(host) };
  await prepare(world);
  const eventId = dateAt(world.series, second);
  await call(world, { eventId, id: eventId });
  const outcomes: boolean[] = [];
  for (const id of world.series.ids) outcomes.push(await isChanged(world, id));
  return outcomes;
}

const nothing = async () => {};
const given = (value: string | undefined) => (value === undefined ? {} : { scope: value });

effect('updateEvent', 'scope', byScope, (scope) =>
  changed(
    nothing,
    async ({ host }, path) => {
      const { start_time, end_time } = await eventFor(host, path.eventId);
      const body = { start_time, end_time, title: 'Another title', ...given(scope) };
      await host.api.ok('updateEvent', { path, body });
    },
    async ({ guest }, id) => (await eventFor(guest, id)).title === 'Another title',
  ),
);

effect('deleteEvent', 'scope', byScope, (scope) =>
  changed(
    nothing,
    ({ host }, path) => host.api.ok('deleteEvent', { path, query: given(scope) }),
    async ({ guest }, id) => (await eventFor(guest, id)).status === 'Cancelled',
  ),
);

effect('restoreEvent', 'scope', byScope, (scope) =>
  changed(
    ({ host, series }) => host.api.ok('deleteEvent', { path: { eventId: dateAt(series, 1) }, query: { scope: 'all' } }),
    ({ host }, path) => host.api.ok('restoreEvent', { path, query: given(scope) }),
    async ({ guest }, id) => (await eventFor(guest, id)).status === 'Upcoming',
  ),
);

effect('inviteCohost', 'scope', byScope, (scope) =>
  changed(
    nothing,
    ({ host, guest }, path) => host.api.ok('inviteCohost', { path, body: { userId: guest.id, ...given(scope) } }),
    async ({ host }, id) => (await eventFor(host, id)).cohostInvitations !== undefined,
  ),
);

const cohostOfAll = async ({ host, guest, series }: World) => {
  const path = { eventId: dateAt(series, 1) };
  await host.api.ok('inviteCohost', { path, body: { userId: guest.id, scope: 'all' } });
  await acceptToHost(guest, path.eventId);
};
effect('removeCohost', 'scope', byScope, (scope) =>
  changed(
    cohostOfAll,
    ({ host, guest }, path) =>
      host.api.ok('removeCohost', { path: { ...path, userId: guest.id }, query: given(scope) }),
    async ({ host }, id) => (await eventFor(host, id)).cohosts === undefined,
  ),
);

effect('registerForEvent', 'scope', byScope, (scope) =>
  changed(
    nothing,
    ({ guest }, path) => guest.api.ok('registerForEvent', { path, body: given(scope) }),
    async ({ host }, id) => (await eventFor(host, id)).requests.length === 1,
  ),
);

effect('handleEventRequest', 'scope', byScope, (scope) =>
  changed(
    async ({ guest, other, series }) => {
      for (const { api } of [guest, other])
        await api.ok('registerForEvent', { path: { id: dateAt(series, 1) }, body: { scope: 'all' } });
    },
    ({ host, guest }, path) =>
      host.api.ok('handleEventRequest', { path, body: { userId: guest.id, action: 'APPROVE', ...given(scope) } }),
    async ({ host, guest }, id) => idsOf((await eventFor(host, id)).participants).join() === guest.id,
  ),
);

effect('approveAllRequests', 'scope', byScope, (scope) =>
  changed(
    async ({ guest, series }) => {
      await guest.api.ok('registerForEvent', { path: { id: dateAt(series, 1) }, body: { scope: 'all' } });
    },
    ({ host }, path) => host.api.ok('approveAllRequests', { path, query: given(scope) }),
    async ({ host, guest }, id) => idsOf((await eventFor(host, id)).participants).join() === guest.id,
  ),
);

effect('undoDecline', 'scope', byScope, (scope) =>
  changed(
    async ({ host, guest, series }) => {
      const path = { id: dateAt(series, 1), eventId: dateAt(series, 1) };
      await guest.api.ok('registerForEvent', { path, body: { scope: 'all' } });
      await host.api.ok('handleEventRequest', { path, body: { userId: guest.id, action: 'REJECT', scope: 'all' } });
    },
    ({ host, guest }, path) => host.api.ok('undoDecline', { path, body: { userId: guest.id, ...given(scope) } }),
    async ({ host }, id) => (await eventFor(host, id)).requests.length === 1,
  ),
);

effect('handleEventRequest', 'action', { APPROVE: [false, true], REJECT: [false, false] }, async (action) => {
  const [host, { guest }] = [await nextHost(), await people()];
  const eventId = dateAt(await newSeries(host), 1);
  await register(guest, eventId);
  await host.api.ok('handleEventRequest', { path: { eventId }, body: { userId: guest.id, action } });
  const { requests, participants } = await eventFor(host, eventId);
  return [requests.length > 0, participants.length > 0];
});

effect('leaveEvent', 'scope', byScope, (scope) =>
  changed(
    async ({ host, guest, other, series }) => {
      for (const id of series.ids) await enrol(host, id, guest, other);
    },
    ({ guest }, path) => guest.api.ok('leaveEvent', { path, query: given(scope) }),
    async ({ host, other }, id) => idsOf((await eventFor(host, id)).participants).join() === other.id,
  ),
);

effect('answerCohostInvitation', 'accepts', { true: [1, 0], false: [0, 0] }, async (accepts) => {
  const [host, { guest }] = [await nextHost(), await people()];
  const eventId = dateAt(await newSeries(host), 1);
  await inviteToHost(host, eventId, guest);
  await guest.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: accepts === 'true' } });
  const { cohosts = [], cohostInvitations = [] } = await eventFor(host, eventId);
  return [cohosts.length, cohostInvitations.length];
});

effect('createEvent', 'repeat.every', { week: [7, 14], fortnight: [14, 28], month: 'same weekday' }, async (every) => {
  const host = await nextHost();
  const { seriesId } = await newSeries(host, {}, { every, dates: 3 });
  const days = (await datesOf(seriesId)).map(({ start_time }) => Date.parse(start_time) / 86_400_000);
  const apart = days.slice(1).map((day) => Math.round(day - (days[0] ?? 0)));
  if (every !== 'month') return apart;
  const isMonth = (count: number, months: number) => count % 7 === 0 && count >= 28 * months && count <= 35 * months;
  return isMonth(apart[0] ?? 0, 1) && isMonth(apart[1] ?? 0, 2) ? 'same weekday' : apart;
});
