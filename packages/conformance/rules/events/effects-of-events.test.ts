import type { Event } from '@skill-exchange/api-client/types';
import { type OperationId, visitor } from '../../src/backend.ts';
import { effect, leftOut, namesOf, once } from '../../src/effects.ts';
import { valuesOf } from '../../src/feeds.ts';
import { newMember, newMembers, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { enrol, eventFields, hostEvent, idsOf, register } from '../../src/things.ts';
import { slipIn } from '../../src/typos.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

type Query = Record<string, string>;

const [skill, second] = [uniqueWord(), uniqueWord()];
const parameter = (name: string, value: string | undefined): Query => (value === undefined ? {} : { [name]: value });

/** The start of an hour of a day in some days, in UTC. */
function at(day: number, hour: number): Date {
  const date = new Date(Date.now() + day * 86_400_000);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}

function fieldsAt(start: Date, changes: object) {
  const time = start.toISOString();
  return {
    ...eventFields(),
    date: time,
    start_time: time,
    end_time: new Date(start.getTime() + 3_600_000).toISOString(),
    ...changes,
  };
}

/** Two events of a host and one of another, on three days and at three times of a day. */
const calendar = once(async () => {
  const { host, another, guest } = await newMembers(['host', 'another', 'guest']);
  const [title, learner] = [uniqueWord(), await newMember('Learner', { wants: [skill] })];
  const morning = await hostEvent(host, fieldsAt(at(10, 9), { skills: [skill], title: `Evening of ${title}` }));
  const full = { skills: [skill], language: 'pt', max_participants: 1 };
  const evening = await hostEvent(host, fieldsAt(at(12, 20), full));
  const night = await hostEvent(another, fieldsAt(at(14, 2), { skills: [second], title: `Night of ${title}` }));
  await enrol(host, evening, guest);
  return { host, another, learner, title, ids: { morning, evening, night } };
});

/** Returns the names of the events that a search for the words of all their titles and skills finds. */
async function searched(query: Query, by?: 'learner'): Promise<string[]> {
  const { ids, learner } = await calendar();
  const caller = by === undefined ? visitor : learner.api;
  return namesOf(ids, idsOf((await caller.ok('searchEvents', { query })).events));
}

const both = ['morning', 'evening'];
effect('searchEvents', 'q', { title: ['morning'], skill: both, [leftOut]: both }, async (value) => {
  const { title } = await calendar();
  return await searched({ skill, ...parameter('q', value && (value === 'title' ? title : skill)) });
});
effect('searchEvents', 'exact', { true: [], false: both, [leftOut]: both }, (value) =>
  searched({ q: slipIn(skill), ...parameter('exact', value) }),
);
effect(
  'searchEvents',
  'skill',
  { one: ['morning'], other: ['night'], [leftOut]: ['morning', 'night'] },
  async (value) => {
    const { title } = await calendar();
    return await searched({ q: title, ...parameter('skill', value && (value === 'one' ? skill : second)) });
  },
);
effect('searchEvents', 'language', { pt: ['evening'], en: [], [leftOut]: both }, (value) =>
  searched({ skill, ...parameter('language', value) }),
);
effect('searchEvents', 'from', { itself: ['evening'], later: [], [leftOut]: both }, (value) =>
  // It starts at this instant or later.
  searched({ skill, ...parameter('from', value && (value === 'itself' ? at(12, 20) : at(13, 0)).toISOString()) }),
);
effect('searchEvents', 'to', { itself: ['morning'], later: both, [leftOut]: both }, (value) =>
  // It starts before this instant.
  searched({ skill, ...parameter('to', value && (value === 'itself' ? at(12, 20) : at(13, 0)).toISOString()) }),
);
effect('searchEvents', 'host', { host: both, another: [], [leftOut]: both }, async (value) => {
  const { host, another } = await calendar();
  return await searched({ skill, ...parameter('host', value && (value === 'host' ? host.id : another.id)) });
});
effect('searchEvents', 'free', { true: ['morning'], [leftOut]: both }, (value) =>
  searched({ skill, ...parameter('free', value) }),
);
effect(
  'searchEvents',
  'time',
  { mornings: ['morning'], afternoons: [], evenings: ['evening'], [leftOut]: both },
  (value) => searched({ skill, ...parameter('time', value) }),
);
effect(
  'searchEvents',
  'timeZone',
  { UTC: ['evening'], 'Asia/Tokyo': ['morning'], [leftOut]: ['evening'] },
  // In Tokyo, without a change of clocks, it is nine hours later.
  (value) => searched({ skill, time: 'evenings', ...parameter('timeZone', value) }),
);
effect('searchEvents', 'wanted', { true: ['morning'], [leftOut]: ['morning', 'night'] }, async (value) => {
  const { title } = await calendar();
  return await searched({ q: title, ...parameter('wanted', value) }, 'learner');
});
effect('searchEvents', 'facets', { true: 2, [leftOut]: null }, async (value) => {
  await calendar();
  const { facets } = await visitor.ok('searchEvents', { query: { skill, ...parameter('facets', value) } });
  return facets?.total.count ?? null;
});

effect(
  'listEvents',
  'skill',
  { one: both, other: ['night'], [leftOut]: ['morning', 'evening', 'night'] },
  async (value) => {
    const { ids } = await calendar();
    const query = { limit: 100, ...parameter('skill', value && (value === 'one' ? skill : second)) };
    const pages = await pagesOf(visitor, 'listEvents', { query }, (events: Event[]) => events);
    return namesOf(ids, idsOf(pages.flat()));
  },
);

const series = once(async () => {
  const host = await newMember('Host');
  const word = uniqueWord();
  const repeat = { every: 'week', dates: 2, timeZone: 'UTC' };
  const { event } = await host.api.ok('createEvent', { body: { ...eventFields(200, { skills: [word] }), repeat } });
  await hostEvent(host, eventFields(200, { skills: [word] }));
  return { word, seriesId: event?.series?._id ?? '' };
});
effect('listEvents', 'series', { series: [1, 2], [leftOut]: [1, null, 2] }, async (value) => {
  const { word, seriesId } = await series();
  const events = await visitor.ok('listEvents', { query: { skill: word, ...parameter('series', value && seriesId) } });
  return events.map((event) => event.series?.position ?? null);
});

effect(
  'searchEvents',
  'nextDates',
  { true: [1, null], false: [1, null, 2], [leftOut]: [1, null, 2] },
  async (value) => {
    const { word } = await series();
    const { events } = await visitor.ok('searchEvents', { query: { skill: word, ...parameter('nextDates', value) } });
    return events.map((event) => event.series?.position ?? null);
  },
);

effect('readEventFeed', 'host', { host: both, another: ['night'] }, async (value) => {
  const { ids, host, another } = await calendar();
  const call = { query: { host: value === 'host' ? host.id : another.id } };
  const { text } = await visitor.call('readEventFeed', call);
  return namesOf(
    ids,
    valuesOf(text, 'UID').map((uid) => uid.split('@')[0] ?? ''),
  );
});
effect('readEventFeed', 'skill', { one: both, other: [], [leftOut]: both }, async (value) => {
  const { ids, host } = await calendar();
  const call = { query: { host: host.id, ...parameter('skill', value && (value === 'one' ? skill : second)) } };
  const { text } = await visitor.call('readEventFeed', call);
  return namesOf(
    ids,
    valuesOf(text, 'UID').map((uid) => uid.split('@')[0] ?? ''),
  );
});

/** A member's events in each status, hosted and attended, alone and with another member. */
const own = once(async () => {
  const { me, other } = await newMembers(['me', 'other']);
  const hosted = await hostEvent(me, eventFields(100));
  const withOther = await hostEvent(me, eventFields(110));
  const canceled = await hostEvent(me, eventFields(120));
  const cohosted = await hostEvent(other, eventFields(130));
  const joined = await hostEvent(other, eventFields(140));
  const requested = await hostEvent(other, eventFields(150));
  const { third } = await newMembers(['third']);
  const elsewhere = await hostEvent(third, eventFields(160));
  const gone = await hostEvent(third, eventFields(170));
  await enrol(me, withOther, other);
  await me.api.ok('deleteEvent', { path: { eventId: canceled } });
  await inviteToHost(other, cohosted, me);
  await acceptToHost(me, cohosted);
  await enrol(other, joined, me);
  await register(me, requested);
  for (const id of [elsewhere, gone]) await enrol(third, id, me);
  await third.api.ok('deleteEvent', { path: { eventId: gone } });
  return { me, other, ids: { hosted, withOther, canceled, cohosted, joined, requested, elsewhere, gone } };
});

async function ownEvents(id: OperationId, query: (other: string) => Query): Promise<string[]> {
  const { me, other, ids } = await own();
  const { body } = await me.api.call(id, { query: { status: 'Upcoming', ...query(other.id) } });
  return namesOf(ids, idsOf(body as Event[]));
}

const hosting = ['hosted', 'withOther'];
const attending = ['joined', 'elsewhere'];
effect('listCreatedEvents', 'status', { Upcoming: hosting, Cancelled: ['canceled'], Completed: [] }, (status = '') =>
  ownEvents('listCreatedEvents', () => ({ status })),
);
effect('listCreatedEvents', 'include', { cohosted: [...hosting, 'cohosted'], [leftOut]: hosting }, (value) =>
  ownEvents('listCreatedEvents', () => parameter('include', value)),
);
effect('listCreatedEvents', 'with', { other: ['withOther'], [leftOut]: hosting }, (value) =>
  ownEvents('listCreatedEvents', (other) => parameter('with', value && other)),
);
effect(
  'listParticipatingEvents',
  'status',
  { Upcoming: attending, Cancelled: ['gone'], Completed: [] },
  (status = '') => ownEvents('listParticipatingEvents', () => ({ status })),
);
effect(
  'listParticipatingEvents',
  'include',
  { requested: ['joined', 'requested', 'elsewhere'], [leftOut]: attending },
  (value) => ownEvents('listParticipatingEvents', () => parameter('include', value)),
);
effect('listParticipatingEvents', 'with', { other: ['joined'], [leftOut]: attending }, (value) =>
  ownEvents('listParticipatingEvents', (other) => parameter('with', value && other)),
);
