import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { type Cast, gatherCast } from '../authorisation/world.ts';
import { inputsOf, operationIds } from '../support/contract-inputs.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import type { TestCall } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// A right is asked for each date that a call changes, not for the one in its path alone.

const server = useServer();
const { operations } = loadContract();
const repeat = { every: 'week', dates: 5, timeZone: 'Europe/Lisbon' } as const;

async function hostSeries(host: TestMember): Promise<Event[]> {
  const { series } = await hostEvent(server, host, { repeat, max_participants: 5 });
  return await host.api.ok('listEvents', { query: { series: series?._id ?? '' } });
}

/** Makes a member co-host some dates. */
async function addCohost(host: TestMember, cohost: TestMember, dates: readonly (Event | undefined)[]): Promise<void> {
  for (const date of dates) {
    const path = { eventId: date?._id ?? '' };
    await host.api.ok('inviteCohost', { path, body: { userId: cohost.id } });
    await cohost.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
  }
}

/** Returns everything that is stored of each event, by its id. */
async function stored(ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; parts: unknown }>`
    select events.id, jsonb_build_object(
      'event', to_jsonb(events),
      'skills', (select jsonb_agg(to_jsonb(s) order by position) from event_skills s where event_id = events.id),
      'guests', (select jsonb_agg(to_jsonb(r) order by member_id) from event_registrations r where event_id = events.id),
      'waits', (select jsonb_agg(to_jsonb(w) order by seq) from event_waitlist w where event_id = events.id),
      'hosts', (select jsonb_agg(to_jsonb(h) order by member_id) from event_hosts h where event_id = events.id),
      'updates', (select jsonb_agg(to_jsonb(u) order by seq) from event_updates u where event_id = events.id)
    ) as parts from events where id = any(${ids}::uuid[])`.execute(server.database.db);
  return new Map(rows.map(({ id, parts }) => [id, JSON.stringify(parts)]));
}

/** Returns the scopes of a call: none where the operation has no such parameter. */
function scopesOf(id: OperationId): (EventScope | null)[] {
  const { parameters, body } = inputsOf(id);
  const hasScope = parameters.some(({ name }) => name === 'scope') || body?.schema.properties?.scope !== undefined;
  return hasScope ? [null, 'this', 'following', 'all'] : [null];
}

function withScope(id: OperationId, call: TestCall, scope: EventScope | null): TestCall {
  if (scope === null) return call;
  const isInQuery = inputsOf(id).parameters.some(({ name }) => name === 'scope');
  return isInQuery
    ? { ...call, query: { ...call.query, scope } }
    : { ...call, body: { ...(call.body as object), scope } };
}

const ofHosts = operationIds.filter((id) => {
  const { method, roles = [] } = operations.get(id) ?? {};
  return method !== 'GET' && roles.some((role) => role === 'host' || role === 'cohost');
});

/** Fills each date of a series as the calls of the table of rights expect it. */
async function fillDates(cast: Cast, dates: readonly Event[]): Promise<void> {
  for (const { _id: event_id } of dates) {
    const now = server.clock.now();
    const approved = { event_id, member_id: cast.owner.id, state: 'approved', approved_at: now } as const;
    const pending = { event_id, member_id: cast.counterpart.id, state: 'pending', approved_at: null } as const;
    await server.database.db.insertInto('event_registrations').values([approved, pending]).execute();
    await server.database.db.updateTable('events').set({ participants_count: 1 }).where('id', '=', event_id).execute();
  }
}

/** Each of them would be visible in other dates. Times are added: a change of several dates moves none to another day. */
const changes = { title: 'Hers', link: 'https://meet.example.org/hers', max_participants: 9, autoApprove: true };

const times = ({ start_time, end_time }: Event) => ({ start_time, end_time });

test.each(ofHosts)('%s by the co-host of one date changes no other date', async (id) => {
  const statuses = new Map<EventScope | null, number>();
  for (const scope of scopesOf(id)) {
    const cast = await gatherCast(server);
    const dates = await hostSeries(cast.host);
    await fillDates(cast, dates);
    const [, second, ...later] = dates as [Event, Event, ...Event[]];
    await addCohost(cast.host, cast.cohost, [second]);
    const occasion = { server, cast, target: 'own', id: second._id, caller: cast.cohost } as const;
    const prepared = await callOf(id, occasion);
    if (id === 'updateEvent') prepared.body = { ...changes, ...times(second) };
    const call = withScope(id, prepared, scope);
    const others = [dates[0], ...later].map((date) => date?._id ?? '');
    const before = await stored(others);
    const answer = await clientOf(server, id, cast.cohost).call(id, call);
    statuses.set(scope, answer.status);
    expect(await stored(others), `${id} ${scope}: ${answer.status}`).toEqual(before);
  }
  // Whoever may call it may do so for their date. What is only ever one's own has no other dates.
  const isForCohosts = operations.get(id)?.roles.includes('cohost');
  if (isForCohosts) expect(statuses.get(null)).toBeLessThan(300);
  const isOwn = id === 'removeCohost';
  if (statuses.has('all') && !isOwn) expect([statuses.get('following'), statuses.get('all')]).toEqual([403, 403]);
});

const change = (member: TestMember, event: Event, body: object) =>
  member.api.call('updateEvent', { path: { eventId: event._id }, body: { ...times(event), ...body } });
const titlesOf = async (member: TestMember, dates: readonly Event[]) => {
  const events = await Promise.all(dates.map(({ _id }) => member.api.ok('getEvent', { path: { eventId: _id } })));
  return events.map(({ title }) => title);
};
const title = 'Sourdough from a cold fridge';

describe('a co-host of some dates', () => {
  test('changes all of a scope in which they host each date, and reads which scopes these are', async () => {
    const [host, cleo, ann] = await enrol(server, 'Hal', 'Cleo', 'Ann');
    const dates = await hostSeries(host);
    const [first, second, third, fourth, fifth] = dates as [Event, Event, Event, Event, Event];
    await addCohost(host, cleo, [second, fourth, fifth]);
    const scopesFor = async (member: TestMember, { _id: eventId }: Event) =>
      (await member.api.ok('getEvent', { path: { eventId } })).series?.scopes;
    expect(await scopesFor(cleo, second)).toEqual(['this']);
    expect(await scopesFor(cleo, fourth)).toEqual(['this', 'following']);
    expect(await scopesFor(cleo, first)).toBeUndefined();
    expect(await scopesFor(ann, fourth)).toBeUndefined();
    expect(await scopesFor(host, second)).toEqual(['this', 'following', 'all']);

    const rejected = await change(cleo, second, { title: 'Hers', scope: 'following' });
    expect(rejected).toMatchObject({
      status: 403,
      body: {
        code: 'not_host_of_all',
        message: 'You host 3 of these 4 dates. Choose “This date”, or ask the host.',
      },
    });
    expect(await titlesOf(host, dates)).toEqual([title, title, title, title, title]);
    expect((await change(cleo, fourth, { title: 'Hers', scope: 'following' })).status).toBe(200);
    expect(await titlesOf(host, dates)).toEqual([title, title, title, 'Hers', 'Hers']);
    await addCohost(host, cleo, [first, third]);
    expect(await scopesFor(cleo, second)).toEqual(['this', 'following', 'all']);
    expect((await change(cleo, second, { title: 'Ours', scope: 'all' })).status).toBe(200);
    expect(await titlesOf(host, dates)).toEqual(['Ours', 'Ours', 'Ours', 'Ours', 'Ours']);
  });

  test('needs no right to dates that a change leaves: past, canceled, and changed on their own', async () => {
    const [host, cleo, ann] = await enrol(server, 'Hal', 'Cleo', 'Ann');
    const dates = await hostSeries(host);
    const [first, second, third, fourth, fifth] = dates as [Event, Event, Event, Event, Event];
    await addCohost(host, cleo, [second, fifth]);
    await ann.api.ok('registerForEvent', { path: { id: first._id }, body: { scope: 'all' } });
    await host.api.ok('deleteEvent', { path: { eventId: third._id } });
    await change(host, fourth, { title: 'Its own' });
    server.clock.set(first.end_time);
    expect((await change(cleo, second, { title: 'Hers', scope: 'all' })).status).toBe(200);
    expect(await titlesOf(host, dates)).toEqual([title, 'Hers', title, 'Its own', 'Hers']);
    // An approval is for the date that was changed on its own, too.
    const approval = { userId: ann.id, action: 'APPROVE', scope: 'all' };
    const approve = () => cleo.api.call('handleEventRequest', { path: { eventId: second._id }, body: approval });
    expect(await approve()).toMatchObject({ status: 403, body: { code: 'not_host_of_all' } });
    await addCohost(host, cleo, [fourth]);
    expect(await approve()).toMatchObject({ status: 200, body: { message: 'Participant approved for 3 dates.' } });
  });

  test('sets the picture of their dates alone', async () => {
    const [host, cleo] = await enrol(server, 'Hal', 'Cleo');
    const dates = await hostSeries(host);
    await addCohost(host, cleo, [dates[1], dates[3]]);
    const set = async (member: TestMember) =>
      await member.api.ok('setEventCover', {
        path: { eventId: dates[1]?._id ?? '' },
        form: pictureForm({}, await pngPicture()),
      });
    const hasCover = async () => (await hostDates()).map(({ cover }) => cover !== '');
    const hostDates = () => host.api.ok('listEvents', { query: { series: dates[0]?.series?._id ?? '' } });
    await set(cleo);
    expect(await hasCover()).toEqual([false, true, false, true, false]);
    await set(host);
    expect(await hasCover()).toEqual([true, true, true, true, true]);
    await cleo.api.ok('removeEventCover', { path: { eventId: dates[3]?._id ?? '' } });
    expect(await hasCover()).toEqual([true, false, true, false, true]);
  });

  test('is notified of requests for and guests of their dates alone', async () => {
    const [host, cleo, dan, ann] = await enrol(server, 'Hal', 'Cleo', 'Dan', 'Ann');
    const dates = await hostSeries(host);
    await addCohost(host, cleo, [dates[1], dates[2]]);
    await addCohost(host, dan, [dates[2]]);
    const toldOf = async (member: TestMember) => (await member.api.ok('listNotifications')).notifications[0]?.title;
    const path = { id: dates[0]?._id ?? '' };
    await ann.api.ok('registerForEvent', { path, body: { scope: 'all' } });
    expect(await toldOf(host)).toBe(`Ann wants to join ${title} (5 dates)`);
    expect(await toldOf(cleo)).toBe(`Ann wants to join ${title} (2 dates)`);
    expect(await toldOf(dan)).toBe(`Ann wants to join ${title}`);
    const approval = { userId: ann.id, action: 'APPROVE' as const, scope: 'all' as const };
    await host.api.ok('handleEventRequest', { path: { eventId: path.id }, body: approval });
    await ann.api.ok('leaveEvent', { path, query: { scope: 'all' } });
    expect(await toldOf(host)).toBe(`Ann is no longer in ${title} (5 dates)`);
    expect(await toldOf(dan)).toBe(`Ann is no longer in ${title}`);
    // Dates that a member hosts are not full for them.
    const joined = await cleo.api.ok('registerForEvent', { path, body: { scope: 'all' } });
    expect(joined.message).toBe('You asked to join 3 dates.');
  });
});
