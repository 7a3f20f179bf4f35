import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import {
  absentId,
  decide,
  type EventFields,
  enrol,
  eventFields,
  eventFor,
  hostEvent,
  hosts,
  idsOf,
  inHours,
  register,
  utc,
} from '../../src/things.ts';

const nextHost = hosts();
let guest: Member;
let other: Member;
beforeAll(async () => {
  [guest, other] = [await newMember('Guest'), await newMember('Other')];
});

const created = async (host: Member, status = 'Upcoming') =>
  idsOf(await host.api.ok('listCreatedEvents', { query: { status } }));
const update = (member: Member, eventId: string, body: object) =>
  member.api.status('updateEvent', { path: { eventId }, body });
const cancel = (member: Member, eventId: string) => member.api.status('deleteEvent', { path: { eventId } });

describe('createEvent', () => {
  test('keeps the given fields, with its creator as host', async () => {
    const host = await nextHost();
    const skills = [uniqueWord(), uniqueWord(), uniqueWord()].toSorted().reverse();
    const fields = eventFields(48, { skills, max_participants: 7 });
    const event = await eventFor(guest, await hostEvent(host, fields));
    expect(event).toMatchObject({
      title: fields.title,
      description: fields.description,
      max_participants: 7,
      current_participants_count: 0,
      participants: [],
      created_by: { _id: host.id, name: host.name, rating: 0 },
    });
    expect(event.skills_id.map(({ name }) => name)).toEqual(skills);
    expect(utc(event.start_time)).toBe(Date.parse(fields.start_time));
    expect(utc(event.end_time)).toBe(Date.parse(fields.end_time));
    expect(event.date.slice(0, 10)).toBe(fields.date.slice(0, 10));
  });

  addition('keeps the language and the pattern, and removes them', async () => {
    const host = await nextHost();
    const eventId = await hostEvent(host, eventFields(48, { language: 'pt', pattern: '2' }));
    expect(await eventFor(guest, eventId)).toMatchObject({ language: 'pt', pattern: '2' });
    const { start_time, end_time } = eventFields(48);
    expect(await update(host, eventId, { start_time, end_time, language: '', pattern: '' })).toBe(200);
    const event = await eventFor(guest, eventId);
    for (const name of ['language', 'pattern']) expect(event).not.toHaveProperty(name);
  });

  test('understands instants with an offset', async () => {
    const start = inHours(50).replace(/\.\d+Z$/, '');
    const end = inHours(51).replace(/\.\d+Z$/, '');
    const fields = eventFields(50, { start_time: `${start}+02:00`, end_time: `${end}+02:00` });
    const event = await eventFor(guest, await hostEvent(await nextHost(), fields));
    expect(utc(event.start_time)).toBe(Date.parse(`${start}Z`) - 2 * 3_600_000);
  });

  test('puts skills that are new into the catalog', async () => {
    const fields = eventFields();
    await hostEvent(await nextHost(), fields);
    const found = await visitor.ok('searchSkills', { query: { query: fields.skills[0] ?? '' } });
    expect(found.map(({ name }) => name)).toContain(fields.skills[0]);
  });

  test('makes the caller the host, with any member in the body', async () => {
    const host = await nextHost();
    const fields = { ...eventFields(), created_by: other.id, host_id: other.id };
    const event = await eventFor(guest, await hostEvent(host, fields));
    expect(event.created_by._id).toBe(host.id);
  });

  test.each([
    ['an end before its start', () => ({ end_time: inHours(47) })],
    ['an end at its start', () => (({ start_time }) => ({ start_time, end_time: start_time }))(eventFields())],
    ['a start in the past', () => ({ date: inHours(-2), start_time: inHours(-2), end_time: inHours(-1) })],
    ['an end more than a day after its start', () => ({ end_time: inHours(48 + 25) })],
    [
      'a start in three years',
      () => ({ date: inHours(26_280), start_time: inHours(26_280), end_time: inHours(26_281) }),
    ],
    ['no start', () => ({ start_time: undefined })],
    ['a start that is no time', () => ({ start_time: 'noon' })],
    ['no places', () => ({ max_participants: 0 })],
    ['half a place', () => ({ max_participants: 1.5 })],
    ['a blank title', () => ({ title: ' ' })],
    ['no title', () => ({ title: undefined })],
    ['no description', () => ({ description: undefined })],
    ['a link that runs a script', () => ({ link: 'javascript:alert(1)' })],
    ['a link that is none', () => ({ link: 'soon' })],
  ] as [string, () => object][])('answers 400 to %s', async (_, change) => {
    const fields: EventFields = { ...eventFields(), ...change() };
    expect(await other.api.status('createEvent', { body: fields })).toBe(400);
    const titles = (await other.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } })).map((one) => one.title);
    expect(titles).not.toContain(fields.title);
  });

  test('names the field that is wrong in the message', async () => {
    const { body } = await other.api.call('createEvent', { body: eventFields(48, { max_participants: 0 }) });
    expect((body as { message: string }).message).toContain('max_participants');
  });

  test('answers 401 to visitors', async () => {
    expect(await visitor.status('createEvent', { body: eventFields() })).toBe(401);
  });
});

describe('getEvent', () => {
  test('shows the link only to the host and approved members', async () => {
    const host = await nextHost();
    const fields = eventFields();
    const id = await hostEvent(host, fields);
    const linkFor = async (member: Member) => (await eventFor(member, id)).link ?? '';
    await register(guest, id);
    expect([await linkFor(host), await linkFor(guest), await linkFor(other)]).toEqual([fields.link, '', '']);
    await decide(host, id, guest.id, 'APPROVE');
    expect([await linkFor(guest), await linkFor(other)]).toEqual([fields.link, '']);
    const answer = await other.api.call('getEvent', { path: { eventId: id } });
    expect(JSON.stringify(answer.body)).not.toContain(fields.link);
  });

  test('has the same fields at the top level and under `event`', async () => {
    const eventId = await hostEvent(await nextHost());
    const { event, ...bare } = await guest.api.ok('getEvent', { path: { eventId } });
    if (event !== undefined && bare._id !== undefined) expect(bare).toEqual(event);
  });

  test('shows all requests to the host, and other members only their own', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    const late = await newMember('Late');
    await register(guest, id);
    await register(other, id);
    const requests = async (member: Member) => idsOf((await eventFor(member, id)).requests);
    expect(await requests(host)).toEqual([guest.id, other.id]);
    const created = await host.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } });
    expect(idsOf(created.find(({ _id }) => _id === id)?.requests ?? [])).toEqual([guest.id, other.id]);
    expect(await requests(other)).toEqual([other.id]);
    expect(await requests(late)).toEqual([]);
  });

  test('answers 404 for an id that is no event’s, and 401 to visitors', async () => {
    const id = await hostEvent(await nextHost());
    for (const eventId of [absentId(id), 'none', guest.id])
      expect(await guest.api.status('getEvent', { path: { eventId } }), eventId).toBe(404);
    expect(await visitor.status('getEvent', { path: { eventId: id } })).toBe(401);
  });
});

describe('getPublicEvent', () => {
  addition('is for all, without the meeting link and who takes part, also once canceled', async () => {
    const host = await nextHost();
    const fields = eventFields();
    const eventId = await hostEvent(host, fields);
    await enrol(host, eventId, guest);
    await register(other, eventId);
    const read = async (caller: typeof visitor) => await caller.call('getPublicEvent', { path: { eventId } });
    for (const caller of [visitor, other.api, guest.api, host.api]) {
      const { status, body } = await read(caller);
      expect([status, body]).toMatchObject([200, { title: fields.title, current_participants_count: 1 }]);
      const text = JSON.stringify(body);
      for (const hidden of [fields.link, guest.id, other.id]) expect(text).not.toContain(hidden);
    }
    await cancel(host, eventId);
    expect((await read(visitor)).body).toMatchObject({ status: 'Cancelled' });
    expect(await visitor.status('getPublicEvent', { path: { eventId: absentId(eventId) } })).toBe(404);
  });
});

describe('updateEvent', () => {
  test('changes times, link and places, only for the host', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    const link = `https://meet.example.org/${uniqueWord()}`;
    const body = { start_time: inHours(70), end_time: inHours(72), link, max_participants: 9 };
    expect(await update(guest, id, body)).toBe(403);
    expect(await visitor.status('updateEvent', { path: { eventId: id }, body })).toBe(401);
    expect((await eventFor(host, id)).max_participants).toBe(5);
    expect(await update(host, id, body)).toBe(200);
    const event = await eventFor(host, id);
    expect(event).toMatchObject({ link, max_participants: 9 });
    expect(utc(event.start_time)).toBe(Date.parse(body.start_time));
    expect(utc(event.end_time)).toBe(Date.parse(body.end_time));
  });

  test('keeps omitted fields', async () => {
    const host = await nextHost();
    const fields = eventFields();
    const id = await hostEvent(host, fields);
    const before = await eventFor(host, id);
    const times = { start_time: fields.start_time, end_time: inHours(50) };
    expect(await update(host, id, times)).toBe(200);
    const event = await eventFor(host, id);
    expect(utc(event.end_time)).toBe(Date.parse(times.end_time));
    // Each edit has a version of its own.
    expect({ ...event, end_time: before.end_time, version: before.version }).toEqual(before);
  });

  addition('changes title, description and skills', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    const skills = [uniqueWord(), uniqueWord()];
    const words = { title: uniqueWord(), description: 'Other words.', skills };
    const { start_time, end_time } = await eventFor(host, id);
    expect(await update(host, id, { start_time, end_time, ...words })).toBe(200);
    expect(await eventFor(guest, id)).toMatchObject(words);
    expect(await update(host, id, { start_time, end_time, title: ' ' })).toBe(400);
    expect(await eventFor(guest, id)).toMatchObject(words);
  });

  test('moves an end that is not after the start to the next day', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    const body = { start_time: inHours(48), end_time: inHours(46) };
    expect(await update(host, id, body)).toBe(200);
    expect(utc((await eventFor(host, id)).end_time)).toBe(Date.parse(body.end_time) + 24 * 3_600_000);
  });

  test('accepts as few places as there are participants, and no fewer', async () => {
    const host = await nextHost();
    const fields = eventFields();
    const id = await hostEvent(host, fields);
    await enrol(host, id, guest, other);
    const { start_time, end_time } = fields;
    expect([400, 409]).toContain(await update(host, id, { start_time, end_time, max_participants: 1 }));
    expect(await eventFor(host, id)).toMatchObject({ max_participants: 5, current_participants_count: 2 });
    expect(await update(host, id, { start_time, end_time, max_participants: 2 })).toBe(200);
    const event = await eventFor(host, id);
    expect(event.max_participants).toBe(2);
    expect(idsOf(event.participants)).toEqual([guest.id, other.id]);
  });

  test('rejects a start in the past, a missing end and an invalid link with 400, without a change', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    const before = await eventFor(host, id);
    const times = { start_time: inHours(60), end_time: inHours(61) };
    for (const body of [
      { start_time: inHours(-3), end_time: inHours(-2) },
      { start_time: inHours(60) },
      { ...times, link: 'javascript:alert(1)' },
      { ...times, max_participants: 0 },
    ])
      expect(await update(host, id, body), JSON.stringify(body)).toBe(400);
    expect(await eventFor(host, id)).toEqual(before);
  });

  test('answers 404 for an id that is no event’s, and 409 for a cancelled event', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    const body = { start_time: inHours(60), end_time: inHours(61) };
    expect(await update(host, absentId(id), body)).toBe(404);
    await cancel(host, id);
    expect(await update(host, id, body)).toBe(409);
  });
});

describe('deleteEvent', () => {
  test('cancels the event for all and for good, only by its host', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    await enrol(host, id, guest);
    expect([await cancel(guest, id), await cancel(other, id)]).toEqual([403, 403]);
    expect(await visitor.status('deleteEvent', { path: { eventId: id } })).toBe(401);
    expect((await eventFor(guest, id)).status).toBe('Upcoming');
    expect(await cancel(host, id)).toBe(200);
    const joined = async (status: string) =>
      idsOf(await guest.api.ok('listParticipatingEvents', { query: { status } }));
    expect(await created(host, 'Cancelled')).toContain(id);
    expect(await joined('Cancelled')).toContain(id);
    for (const status of ['Upcoming', 'Completed']) {
      expect(await created(host, status), status).not.toContain(id);
      expect(await joined(status), status).not.toContain(id);
    }
    expect((await eventFor(guest, id)).status).toBe('Cancelled');
    expect(await cancel(host, id)).toBe(409);
    expect(await register(other, id)).toBe(409);
  });

  test('answers 404 for an id that is no event’s', async () => {
    const host = await nextHost();
    expect(await cancel(host, absentId(await hostEvent(host)))).toBe(404);
  });
});
