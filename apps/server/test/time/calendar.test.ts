import { describe, expect, test } from 'vitest';
import { enrol, openSessions } from '../support/enrol.ts';
import { holdSession, hostEvent, letIn, unknownId } from '../support/kinds/things.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer({ siteUrl: 'https://swap.example.org' });

const setSession = (id: string, values: Parameters<typeof update>[1]) => update(id, values);
async function update(id: string, values: { agreed_at?: string; expires_at?: string; duration_minutes?: number }) {
  await server.database.db.updateTable('sessions').set(values).where('id', '=', id).execute();
}

const range = (from: number, to: number) => ({
  query: { from: server.clock.inHours(from), to: server.clock.inHours(to) },
});
const entriesOf = async ({ api }: TestMember, from = -24, to = 31 * 24) =>
  (await api.ok('getCalendar', range(from, to))).entries;

const fileOf = async (member: TestMember, sessionId: string) =>
  readIcs((await member.api.call('downloadSession', { path: { sessionId } })).bytes.toString()).items;

describe('a member’s calendar', () => {
  test('has the events they host and join and their sessions, soonest first', async () => {
    const [ana, ben, cleo] = await enrol(server, 'Ana', 'Ben', 'Cleo');
    const session = await holdSession(server, ana, ben, 30);
    const hosted = await hostEvent(server, ana, { title: 'Bread' });
    const joined = await hostEvent(server, cleo, { title: 'Chess' });
    await letIn(cleo, ana, joined._id);
    const asked = await hostEvent(server, ben, { title: 'Songs' });
    await ana.api.ok('registerForEvent', { path: { id: asked._id } });
    const [bread, chess, swap] = (await entriesOf(ana)).toSorted((one, other) => one.title.localeCompare(other.title));
    expect(await entriesOf(ana)).toHaveLength(3);
    const link = 'https://meet.example.org/sourdough';
    const times = { startsAt: server.clock.inHours(24), endsAt: server.clock.inHours(25) };
    expect(bread).toEqual({ kind: 'event', _id: hosted._id, title: 'Bread', ...times, role: 'host', link });
    expect(chess).toEqual({ kind: 'event', _id: joined._id, title: 'Chess', ...times, role: 'participant', link });
    expect(swap).toEqual({
      kind: 'session',
      _id: session._id,
      title: 'Session with Ben',
      startsAt: server.clock.inHours(30),
      endsAt: server.clock.inHours(31),
      role: 'member',
      consent: 'pending',
      with: { _id: ben.id, name: 'Ben', photo: '' },
      link: 'https://meet.example.org/swap',
    });
    expect((await entriesOf(ana)).map(({ startsAt }) => startsAt).toSorted()).toEqual(
      (await entriesOf(ana)).map(({ startsAt }) => startsAt),
    );
  });

  test('leaves out canceled and expired entries and those outside the range', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const canceled = await holdSession(server, ana, ben, 10);
    await ben.api.ok('cancelSession', { path: { sessionId: canceled._id } });
    const expired = await holdSession(server, ana, ben, 12);
    await setSession(expired._id, { expires_at: server.clock.inHours(0) });
    const open = await holdSession(server, ana, ben, 14);
    await setSession(open._id, { expires_at: server.clock.inHours(1) });
    const event = await hostEvent(server, ana);
    await ana.api.ok('deleteEvent', { path: { eventId: event._id } });
    const last = await holdSession(server, ana, ben, 40);
    expect((await entriesOf(ana)).map(({ _id }) => _id)).toEqual([open._id, last._id]);
    expect((await entriesOf(ana, 14, 40)).map(({ _id }) => _id)).toEqual([open._id]);
  });

  test('has entries that overlap the range', async () => {
    const [ana, ben, cleo] = await enrol(server, 'Ana', 'Ben', 'Cleo');
    const session = await holdSession(server, ana, ben, 10);
    await setSession(session._id, { duration_minutes: 240 });
    const times = { start_time: server.clock.inHours(20), end_time: server.clock.inHours(44) };
    const hosted = await hostEvent(server, ana, { ...times, date: times.start_time });
    const joined = await hostEvent(server, cleo, { ...times, date: times.start_time });
    await letIn(cleo, ana, joined._id);
    const has = async (from: number, to: number) => (await entriesOf(ana, from, to)).map(({ _id }) => _id).toSorted();
    const events = [hosted._id, joined._id].toSorted();
    for (const [from, to] of [
      [9, 11],
      [11, 12],
      [13.9, 15],
      [9, 15],
    ] as const)
      expect(await has(from, to)).toEqual([session._id]);
    for (const [from, to] of [
      [19, 21],
      [30, 31],
      [43.9, 45],
      [19, 45],
    ] as const)
      expect(await has(from, to)).toEqual(events);
    for (const [from, to] of [
      [9, 10],
      [14, 15],
      [19, 20],
      [44, 45],
    ] as const)
      expect(await has(from, to)).toEqual([]);
  });

  test('has an old event that lasts for months', async () => {
    const [ana] = await enrol(server, 'Ana');
    const { _id } = await hostEvent(server, ana);
    const times = { start_time: server.clock.inHours(-31 * 24), end_time: server.clock.inHours(31 * 24) };
    await server.database.db.updateTable('events').set(times).where('id', '=', _id).execute();
    expect((await entriesOf(ana, 0, 1)).map((entry) => entry._id)).toEqual([_id]);
  });

  test('has a session without a length at the first moment of the range', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id } = await holdSession(server, ana, ben, 10);
    await setSession(_id, { duration_minutes: 0 });
    expect((await entriesOf(ana, 10, 11)).map((entry) => entry._id)).toEqual([_id]);
    expect(await entriesOf(ana, 9, 10)).toEqual([]);
  });

  test('names both skills, the learned one first, and says whether both have agreed', async () => {
    const ana = await server.join('Ana', { skillsOffered: ['SQL'] });
    const ben = await server.join('Ben', { skillsOffered: ['Spanish'] });
    const skills = { skillTaughtByUserOne: 'SQL', skillTaughtByUserTwo: 'Spanish' };
    const session = await holdSession(server, ana, ben, 5, skills);
    await setSession(session._id, { agreed_at: server.clock.inHours(0) });
    expect(await entriesOf(ana)).toMatchObject([{ title: 'Session with Ben: Spanish for SQL', consent: 'agreed' }]);
    expect(await entriesOf(ben)).toMatchObject([{ title: 'Session with Ana: SQL for Spanish', consent: 'agreed' }]);
  });

  test('keeps the order of its words beside names and skills that are read from right to left', async () => {
    const ana = await server.join('Ana', { skillsOffered: ['SQL'] });
    const mona = await server.join('منى', { skillsOffered: ['خطّ'] });
    const skills = { skillTaughtByUserOne: 'SQL', skillTaughtByUserTwo: 'خطّ' };
    await holdSession(server, ana, mona, 5, skills);
    expect((await entriesOf(ana)).map(({ title }) => title)).toEqual([
      'Session with \u2068منى\u2069: \u2068خطّ\u2069 for SQL',
    ]);
  });

  test.each([
    [0, 0],
    [5, 4],
    [0, 62 * 24 + 1],
  ])('is not read from %i to %i hours', async (from, to) => {
    const [ana] = await enrol(server, 'Ana');
    const message = await ana.api.errorOf('getCalendar', 400, range(from, to));
    expect(message).toBe('to: must be after from, and at most 62 days later');
    await ana.api.ok('getCalendar', range(0, 62 * 24));
  });
});

describe('a session as a file', () => {
  test('has the app’s data, with a constant UID and a rising SEQUENCE', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id } = await holdSession(server, ana, ben, 24);
    const seen = [await fileOf(ana, _id)];
    await setSession(_id, { agreed_at: server.clock.inHours(0) });
    seen.push(await fileOf(ana, _id));
    await server.database.db
      .updateTable('sessions')
      .set({ date: server.clock.inHours(48), duration_minutes: 90 })
      .where('id', '=', _id)
      .execute();
    seen.push(await fileOf(ben, _id));
    await ben.api.ok('cancelSession', { path: { sessionId: _id } });
    seen.push(await fileOf(ana, _id));
    const [planned, agreed, moved, canceled] = seen.map(([item]) => item);
    expect(seen.map((items) => items.map(({ uid }) => uid))).toEqual(seen.map(() => [`${_id}@swap.example.org`]));
    const times = { start: server.clock.inHours(24), end: server.clock.inHours(25) };
    expect(planned).toMatchObject({ summary: 'Session with Ben', status: 'TENTATIVE', ...times });
    expect(agreed).toMatchObject({ status: 'CONFIRMED', ...times, location: 'https://meet.example.org/swap' });
    const later = { start: server.clock.inHours(48), end: server.clock.inHours(49.5) };
    expect(moved).toMatchObject({ summary: 'Session with Ana', status: 'CONFIRMED', ...later });
    expect(canceled).toMatchObject({ status: 'CANCELLED', ...later });
    const sequences = seen.map(([item]) => item?.sequence ?? -1);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  });

  test('is canceled when a proposal expires, without a change', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id } = await holdSession(server, ana, ben, 24);
    await setSession(_id, { expires_at: server.clock.inHours(22) });
    const [before] = await fileOf(ana, _id);
    server.clock.set(server.clock.inHours(22));
    const [after] = await fileOf(ana, _id);
    expect(before?.status).toBe('TENTATIVE');
    expect(after).toEqual({ ...before, status: 'CANCELLED', sequence: 2 });
  });

  test('blocks no time without a length, and never ends before it starts', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id } = await holdSession(server, ana, ben, 24);
    await setSession(_id, { duration_minutes: 0 });
    const { bytes } = await ana.api.call('downloadSession', { path: { sessionId: _id } });
    // An end that equals the start is not allowed (RFC 5545, 3.8.2.4), but a missing end is.
    expect(bytes.toString()).not.toContain('DTEND');
    expect(await fileOf(ana, _id)).toMatchObject([{ start: server.clock.inHours(24), end: null }]);
    expect(await entriesOf(ana)).toMatchObject([
      { startsAt: server.clock.inHours(24), endsAt: server.clock.inHours(24) },
    ]);
  });

  test('is for its two members, by bearer and by cookie', async () => {
    const [ana, ben, cleo] = await enrol(server, 'Ana', 'Ben', 'Cleo');
    const { _id: sessionId } = await holdSession(server, ana, ben, 24);
    const answer = await ben.chat.call('downloadSession', { path: { sessionId } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="session.ics"',
      'cache-control': 'no-store',
    });
    expect(await cleo.api.call('downloadSession', { path: { sessionId } })).toMatchObject({ status: 403 });
    expect(await server.visitor.call('downloadSession', { path: { sessionId } })).toMatchObject({ status: 401 });
    for (const none of [unknownId, 'malformed'])
      expect(await ana.api.call('downloadSession', { path: { sessionId: none } })).toMatchObject({ status: 404 });
    await ben.api.ok('blockMember', { path: { userId: ana.id } });
    for (const { api } of [ana, ben])
      expect(await api.call('downloadSession', { path: { sessionId } })).toMatchObject({ status: 404 });
  });
});

describe('an event as a file', () => {
  test('is public, but only participants get its link', async () => {
    const [ana, ben, cleo] = await enrol(server, 'Ana', 'Ben', 'Cleo');
    const event = await hostEvent(server, ana);
    await letIn(ana, ben, event._id);
    await cleo.api.ok('registerForEvent', { path: { id: event._id } });
    const [later] = (await openSessions(server, [ben])) as [TestMember];
    const callers = [ana.api, ben.chat, later.api, cleo.api, server.visitor];
    const answers = await Promise.all(
      callers.map((api) => api.call('downloadEvent', { path: { eventId: event._id } })),
    );
    const [link, ...items] = [event.link ?? '', ...answers.flatMap(({ bytes }) => readIcs(bytes.toString()).items)];
    expect(items.map(({ location }) => location)).toEqual([link, link, link, null, null]);
    expect(answers.map(({ bytes }) => bytes.includes(link))).toEqual([true, true, true, false, false]);
    expect(items[4]).toMatchObject({
      uid: `${event._id}@swap.example.org`,
      status: 'CONFIRMED',
      summary: event.title,
      start: event.start_time,
      end: event.end_time,
      description: `${event.description}\n\nhttps://swap.example.org/events/${event._id}`,
    });
  });

  test('raises its SEQUENCE with each change, and only then', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const { _id: eventId } = await hostEvent(server, ana);
    const read = async () => {
      const { bytes } = await server.visitor.call('downloadEvent', { path: { eventId } });
      return readIcs(bytes.toString()).items[0];
    };
    const first = await read();
    await letIn(ana, ben, eventId);
    expect(await read()).toEqual(first);
    const body = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31) };
    await ana.api.ok('updateEvent', { path: { eventId }, body });
    expect(await read()).toMatchObject({ sequence: 1, start: body.start_time, end: body.end_time });
    await ana.api.ok('deleteEvent', { path: { eventId } });
    expect(await read()).toMatchObject({ sequence: 2, status: 'CANCELLED', uid: first?.uid });
  });
});
