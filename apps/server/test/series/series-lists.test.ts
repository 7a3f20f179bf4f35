import type { Event, NewEvent } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

/** Creates a weekly series from tomorrow, the clock's noon, at an hour. */
const hostSeries = (host: TestMember, dates: number, details: Partial<NewEvent> = {}) =>
  hostEvent(server, host, { repeat: { every: 'week', dates, timeZone: 'UTC' }, ...details });

const datesOf = async ({ series }: Event) =>
  await server.visitor.ok('listEvents', { query: { series: series?._id ?? '' } });

const search = (query: Record<string, string> = {}, by = server.visitor) =>
  by.ok('searchEvents', { query: { nextDates: 'true', ...query } });

const shown = async (query: Record<string, string> = {}, by = server.visitor) =>
  (await search(query, by)).events.map(({ title, series, moreDates }) => [
    title,
    series?.position ?? 0,
    moreDates ?? 0,
  ]);

test('ten series are ten rows of a search, each with its next date and the number of later ones', async () => {
  const [host] = await enrol(server, 'Hal');
  for (let hour = 24; hour < 34; hour += 1) {
    const times = { date: server.clock.inHours(hour), start_time: server.clock.inHours(hour) };
    await hostSeries(host, 5, { ...times, end_time: server.clock.inHours(hour + 1), title: `Series ${hour}` });
  }
  await hostEvent(server, host, {
    title: 'Once',
    start_time: server.clock.inHours(50),
    end_time: server.clock.inHours(51),
  });
  const rows = await shown({ limit: '40' });
  expect(rows).toEqual([...Array.from({ length: 10 }, (_, index) => [`Series ${24 + index}`, 1, 4]), ['Once', 0, 0]]);
  // The list of the specification has all, and says how many follow each.
  const all = await server.visitor.ok('listEvents');
  expect(all).toHaveLength(51);
  const last = all.at(-1);
  expect([all[0]?.moreDates, last?.moreDates]).toEqual([4, undefined]);
});

test('pages of next dates follow each other without a gap', async () => {
  const [host] = await enrol(server, 'Hal');
  for (let index = 0; index < 5; index += 1) {
    const start_time = server.clock.inHours(24 + index);
    await hostSeries(host, 3, { start_time, end_time: server.clock.inHours(25 + index), title: `${index}` });
  }
  const read = async (query: Record<string, string>) => {
    const { body, headers } = await server.visitor.call('searchEvents', {
      query: { nextDates: 'true', limit: '2', ...query },
    });
    const next = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
    const { events } = body as { events: Event[] };
    return { titles: events.map(({ title }) => title), next: next && decodeURIComponent(next) };
  };
  const first = await read({});
  const second = await read({ cursor: first.next ?? '' });
  const third = await read({ cursor: second.next ?? '' });
  expect([first.titles, second.titles, third.titles, third.next]).toEqual([['0', '1'], ['2', '3'], ['4'], undefined]);
});

test('a filter shows the next date that passes it, and counts later ones that pass', async () => {
  const [host, guest] = await enrol(server, 'Hal', 'Gus');
  const event = await hostSeries(host, 5, { title: 'Bread', max_participants: 1 });
  const dates = await datesOf(event);
  const [first, second, third, fourth] = dates as [Event, Event, Event, Event];
  await guest.api.ok('registerForEvent', { path: { id: first._id } });
  await decide(host, guest, first._id, 'APPROVE');
  expect(await shown({ free: 'true' })).toEqual([['Bread', 2, 3]]);
  expect(await shown({ from: second.start_time, to: fourth.start_time })).toEqual([['Bread', 2, 1]]);
  const evening = (start: string) => `${start.slice(0, 10)}T19:00:00.000Z`;
  const change = { start_time: evening(third.start_time), end_time: `${third.start_time.slice(0, 10)}T20:00:00.000Z` };
  await host.api.ok('updateEvent', { path: { eventId: third._id }, body: { ...change, title: 'Night bread' } });
  expect(await shown({ time: 'evenings' })).toEqual([['Night bread', 3, 0]]);
  expect(await shown({ q: 'night' })).toEqual([['Night bread', 3, 0]]);
  // Neither a canceled nor a hidden date is the next one, nor counted.
  await host.api.ok('deleteEvent', { path: { eventId: first._id } });
  await server.database.db
    .updateTable('events')
    .set({ hidden_at: server.clock.now() })
    .where('id', '=', second._id)
    .execute();
  expect(await shown()).toEqual([['Night bread', 3, 2]]);
  expect(await shown({}, host.api)).toEqual([['Bread', 2, 3]]);
  await host.api.ok('blockMember', { path: { userId: guest.id } });
  expect(await shown({}, guest.api)).toEqual([]);
});

test('counts next to the filters count a series once, and each of its days', async () => {
  const [host] = await enrol(server, 'Hal');
  await hostSeries(host, 3, { skills: ['Baking', 'Tea'], language: 'pt' });
  await hostEvent(server, host, {
    skills: ['Tea'],
    start_time: server.clock.inHours(30),
    end_time: server.clock.inHours(31),
  });
  const { facets } = await search({ facets: 'true' });
  const counted = (all: readonly { value: string; count: number }[] = []) =>
    all.map(({ value, count }) => [value, count]);
  expect([facets?.total.count, facets?.free.count]).toEqual([2, 2]);
  expect(counted(facets?.skill)).toEqual([
    ['Tea', 2],
    ['Baking', 1],
  ]);
  expect(counted(facets?.language)).toEqual([['pt', 1]]);
  expect(facets?.days?.map(({ count }) => count)).toEqual([2, 1, 1]);
  const { drop } = await search({ skill: 'Baking', language: 'de' });
  expect(drop).toEqual([
    { filter: 'all', count: 2, more: false },
    { filter: 'language', count: 1, more: false },
  ]);
  // Without grouping, each date counts.
  const each = await server.visitor.ok('searchEvents', { query: { facets: 'true' } });
  expect([each.events.length, each.facets?.total.count]).toEqual([4, 4]);
});

test('a member’s list of wanted skills counts later dates that they can learn from', async () => {
  const [host] = await enrol(server, 'Hal');
  await hostSeries(host, 4, { skills: ['Zither'] });
  const learner = await server.join('Lea', { skillsRequested: ['Zither'] });
  const { events } = await learner.api.ok('listLearnEvents');
  expect(events.map(({ moreDates = 0 }) => moreDates)).toEqual([3, 2, 1, 0]);
});
