import { describe, expect, test } from 'vitest';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

function draft(changes: Record<string, unknown> = {}) {
  return {
    title: ' Sourdough from a cold fridge ',
    description: 'Keep one jar in the fridge.',
    skills: ['Baking', 'fermentation'],
    date: server.clock.inHours(24).slice(0, 10),
    start_time: server.clock.inHours(24),
    end_time: server.clock.inHours(25.5),
    link: 'https://meet.example.org/sourdough',
    max_participants: 12,
    ...changes,
  };
}

async function host(member: TestMember, changes: Record<string, unknown> = {}): Promise<string> {
  const { event } = await member.api.ok('createEvent', { body: draft(changes) });
  return event?._id ?? '';
}

/** Registers a member as if the host had decided. */
async function register(eventId: string, member: TestMember, state: 'pending' | 'approved'): Promise<void> {
  const { db } = server.database;
  const approvedAt = state === 'approved' ? server.clock.now() : null;
  await db
    .insertInto('event_registrations')
    .values({ event_id: eventId, member_id: member.id, state, approved_at: approvedAt })
    .execute();
}

describe('hosting', () => {
  test('answers the event under all names that clients read', async () => {
    const marit = await server.join('Marit', { skillsOffered: ['baking'] });
    const saved = await marit.api.ok('createEvent', {
      body: draft({ evil: true, host_id: 'x', status: 'Completed' }),
    });
    expect(saved).toMatchObject({
      success: true,
      message: 'Event created successfully!',
      event: {
        title: 'Sourdough from a cold fridge',
        date: '2026-11-21T00:00:00.000Z',
        start_time: '2026-11-21T12:00:00.000Z',
        end_time: '2026-11-21T13:30:00.000Z',
        status: 'Upcoming',
        // The catalog's spelling, in the given order.
        skills: ['baking', 'fermentation'],
        created_by: { _id: marit.id, name: 'Marit', photo: '', rating: 0 },
        host_name: 'Marit',
        participants: [],
        requests: [],
        max_participants: 12,
        current_participants_count: 0,
        link: 'https://meet.example.org/sourdough',
      },
    });
    expect(saved.event?.skills_id.map((skill) => skill.name)).toEqual(saved.event?.skills);
    expect(saved.event?.event_id).toBe(saved.event?._id);
  });

  test('accepts an instant as the day, times with an offset, and no link or skills', async () => {
    const marit = await server.join('Marit');
    const times = { start_time: '2026-12-01T23:30:00+02:00', end_time: '2026-12-02T00:30:00+02:00' };
    const body = {
      ...draft({ date: '2026-12-01T21:30:00.000Z', ...times }),
      skills: undefined,
      link: undefined,
    };
    const { event } = await marit.api.ok('createEvent', { body });
    expect(event).toMatchObject({
      date: '2026-12-01T00:00:00.000Z',
      start_time: '2026-12-01T21:30:00.000Z',
      skills: [],
      link: '',
    });
  });

  test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22T23:59:59Z'])(
    'takes %s for a start on 2026-11-21 in UTC: somewhere it is that day',
    async (date) => {
      const marit = await server.join('Marit');
      const { event } = await marit.api.ok('createEvent', { body: draft({ date }) });
      expect(event?.date).toBe(`${date.slice(0, 10)}T00:00:00.000Z`);
    },
  );

  test.each([
    [{ title: ' ' }, 'title: must not be blank'],
    [{ title: '\u2800\u200b' }, 'title: must not be blank'],
    [{ title: undefined }, 'title: is required'],
    [{ language: 'Portuguese' }, 'language: must be the code of a language such as en'],
    [{ end_time: '2026-11-21T12:00:00.000Z' }, 'Start time must be earlier than end time.'],
    [{ end_time: '2026-11-21T11:00:00.000Z' }, 'Start time must be earlier than end time.'],
    [{ start_time: '2026-11-20T12:00:00.000Z' }, 'start_time: must be in the future; pick a later day or time'],
    [{ start_time: '1970-01-01T00:00:00Z', end_time: '9999-12-31T23:59:59Z' }, 'start_time: must be in the future'],
    [{ start_time: '2026-11-20T13:59:59.999+02:00' }, 'start_time: must be in the future; pick a later day or time'],
    [
      { end_time: '2026-11-22T12:00:00.001Z' },
      'end_time: must be within 24 hours of the start; plan a longer event as several',
    ],
    [
      { start_time: '2028-11-20T12:00:00.001Z', end_time: '2028-11-20T13:00:00Z' },
      'start_time: must be within two years from now; pick an earlier day',
    ],
    [{ start_time: 'soon' }, 'start_time: must be an instant such as 2026-11-24T19:00:00Z'],
    [{ start_time: '0000-01-01T00:00:00Z' }, 'start_time: must be between 1970 and 9999'],
    [{ end_time: '9999-12-31T23:59:60-23:59' }, 'end_time: must be'],
    [{ date: 'tomorrow' }, 'date: must be'],
    [{ date: '0001-01-01' }, 'date: must be between 1970 and 9999'],
    [{ date: '2026-11-19' }, 'date: must be the day on which the event starts'],
    [{ date: '2026-11-23' }, 'date: must be the day on which the event starts'],
    [{ max_participants: 0 }, 'max_participants: must be at least 1'],
    [{ max_participants: 2.5 }, 'max_participants: must be a whole number'],
    [{ max_participants: '12' }, 'max_participants: must be a whole number'],
    [{ max_participants: 10_001 }, 'max_participants: must be at most 10000'],
    [{ link: 'javascript:alert(1)' }, 'link: must be an http or https address'],
    [{ link: 'no-link' }, 'link: must be an http or https address'],
    [{ link: 'https://a b' }, 'link: must be an http or https address'],
    [{ skills: ['x'.repeat(61)] }, 'skills.0: must have at most 60 characters'],
  ])('names the field that is wrong: %#', async (changes, message) => {
    const marit = await server.join('Marit');
    expect(await marit.api.errorOf('createEvent', 400, { body: draft(changes) })).toContain(message);
  });

  test.each([
    ['2026-11-20T12:00:00.001Z', '2026-11-21T12:00:00.001Z'],
    ['2028-11-20T12:00:00.000Z', '2028-11-20T13:00:00.000Z'],
  ])('takes what starts from now on, within two years, and ends within a day: %s', async (start, end) => {
    const marit = await server.join('Marit');
    const body = draft({ date: start, start_time: start, end_time: end });
    expect((await marit.api.ok('createEvent', { body })).event?.start_time).toBe(start);
  });
});

describe('reading an event', () => {
  test('shows the link to the host and participants, and requests to the host and their members', async () => {
    const [marit, ana, ben, cleo] = [
      await server.join('Marit'),
      await server.join('Ana'),
      await server.join('Ben'),
      await server.join('Cleo'),
    ];
    const eventId = await host(marit);
    await register(eventId, ana, 'approved');
    await register(eventId, ben, 'pending');
    const view = async (member: TestMember) => await member.api.ok('getEvent', { path: { eventId } });
    expect(await view(marit)).toMatchObject({
      link: draft().link,
      requests: [{ _id: ben.id }],
      participants: [{ _id: ana.id }],
    });
    expect(await view(ana)).toMatchObject({ link: draft().link, requests: [] });
    const pending = await view(ben);
    expect(pending).toMatchObject({ requests: [{ _id: ben.id }] });
    expect(pending).not.toHaveProperty('link');
    const stranger = await view(cleo);
    expect(stranger).toMatchObject({ requests: [], event: { _id: eventId } });
    expect(JSON.stringify(stranger)).not.toContain('meet.example.org');
  });
});

describe('the list of upcoming events', () => {
  test('is soonest first, without links, and without canceled and past events', async () => {
    const marit = await server.join('Marit');
    const later = await host(marit, {
      title: 'Later',
      date: server.clock.inHours(48),
      start_time: server.clock.inHours(48),
      end_time: server.clock.inHours(49),
    });
    await host(marit, {
      title: 'Over',
      date: server.clock.inHours(1),
      start_time: server.clock.inHours(1),
      end_time: server.clock.inHours(2),
    });
    const soon = await host(marit, { title: 'Soon' });
    const cancelled = await host(marit, { title: 'Cancelled' });
    await server.database.db
      .updateTable('events')
      .set({ cancelled_at: server.clock.now() })
      .where('id', '=', cancelled)
      .execute();
    server.clock.advance(3 * 3600);
    const answer = await marit.api.call('listEvents');
    expect((answer.body as { _id: string }[]).map((event) => event._id)).toEqual([soon, later]);
    expect(JSON.stringify(answer.body)).not.toContain('meet.example.org');
  });

  test('does not start with old, endless events', async () => {
    const marit = await server.join('Marit', { skillsRequested: ['Baking'] });
    const soon = await host(marit);
    const other = await server.join('Other');
    const { db } = server.database;
    const stored = await host(other, { skills: ['Baking'] });
    const times = { start_time: '1970-01-01T00:00:00Z', end_time: '9999-12-31T00:00:00Z' };
    await db.updateTable('events').set(times).where('id', '=', stored).execute();
    const titles = async () => (await server.visitor.ok('listEvents')).map(({ _id }) => _id);
    expect(await titles()).toEqual([soon]);
    expect((await marit.api.ok('listLearnEvents')).events).toEqual([]);
    // Its host still sees it.
    const own = await other.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } });
    expect(own.map(({ _id }) => _id)).toEqual([stored]);
    // One that has started today is still first.
    await db
      .updateTable('events')
      .set({ start_time: server.clock.inHours(-23), end_time: server.clock.inHours(1) })
      .where('id', '=', stored)
      .execute();
    expect(await titles()).toEqual([stored, soon]);
  });

  test('shows members their own request and visitors none, by bearer and by cookie', async () => {
    const [marit, ana, ben] = [await server.join('Marit'), await server.join('Ana'), await server.join('Ben')];
    const eventId = await host(marit);
    await register(eventId, ana, 'pending');
    await register(eventId, ben, 'pending');
    const requests = async (client = server.visitor) =>
      (await client.ok('listEvents'))[0]?.requests.map(({ _id }) => _id);
    expect(await requests()).toEqual([]);
    expect(await requests(server.visitor.with({ authorization: 'Bearer nonsense' }))).toEqual([]);
    expect(await requests(ana.api)).toEqual([ana.id]);
    expect(await requests(ana.chat)).toEqual([ana.id]);
    expect((await requests(marit.api))?.sort()).toEqual([ana.id, ben.id].sort());
  });

  test('has pages, also for events that start at the same time', async () => {
    const marit = await server.join('Marit');
    const ids = new Set<string>();
    for (let index = 0; index < 5; index += 1) ids.add(await host(marit));
    const seen: string[] = [];
    let link: string | undefined = '/api/events/getAll?limit=2';
    while (link !== undefined) {
      const page = await server.visitor.send({ method: 'GET', url: link });
      seen.push(...(page.body as { _id: string }[]).map((event) => event._id));
      link = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(ids);
  });
});

describe('the lists of a member', () => {
  test('have upcoming events by others that teach a wanted skill', async () => {
    const [marit, ana] = [await server.join('Marit'), await server.join('Ana', { skillsRequested: ['Baking'] })];
    const baking = await host(marit);
    await host(marit, { skills: ['Chess'] });
    await host(ana);
    const learn = await ana.api.ok('listLearnEvents');
    expect(learn).toMatchObject({ success: true, message: '1 event teaches what you want to learn.' });
    expect(learn.events.map((event) => event._id)).toEqual([baking]);
    expect(learn.events[0]).not.toHaveProperty('link');
    expect((await marit.api.ok('listLearnEvents')).events).toEqual([]);
  });

  test('have created events by status, Completed as soon as the end has passed', async () => {
    const marit = await server.join('Marit');
    const eventId = await host(marit);
    const ids = async (status: string) =>
      (await marit.api.ok('listCreatedEvents', { query: { status } })).map(({ _id }) => _id);
    expect(await ids('Upcoming')).toEqual([eventId]);
    server.clock.set('2026-11-21T13:29:59.999Z');
    expect(await ids('Upcoming')).toEqual([eventId]);
    server.clock.set('2026-11-21T13:30:00.000Z');
    expect(await ids('Upcoming')).toEqual([]);
    expect(await ids('Completed')).toEqual([eventId]);
    expect(await marit.api.ok('getEvent', { path: { eventId } })).toMatchObject({ status: 'Completed' });
    expect(await ids('Cancelled')).toEqual([]);
    await marit.api.errorOf('listCreatedEvents', 400, { query: { status: 'Scheduled' } });
    await marit.api.errorOf('listCreatedEvents', 400);
  });
});
