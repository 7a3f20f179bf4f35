import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visitor } from '../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { absentId, eventFields, hostEvent, inHours } from '../src/things.ts';

let host: Member;
let guest: Member;
let other: Member;
let tests = 0;
beforeAll(async () => {
  [guest, other] = [await newMember('Guest'), await newMember('Other')];
});
beforeEach(async () => {
  // A backend may limit how many events a member creates, and how many members sign up.
  if (tests % 4 === 0) host = await newMember('Host');
  tests += 1;
});

const idsOf = (people: readonly { _id: string }[]) => people.map(({ _id }) => _id);

async function eventFor(member: Member, eventId: string) {
  const answer = await member.api.ok('getEvent', { path: { eventId } });
  return 'event' in answer && answer.event !== undefined
    ? answer.event
    : (answer as typeof answer & { _id: string });
}

const register = (member: Member, id: string) => member.api.status('registerForEvent', { path: { id } });
const decide = (member: Member, eventId: string, userId: string, action: string) =>
  member.api.status('handleEventRequest', { path: { eventId }, body: { userId, action } });

/** The events of all pages of the public list that have one of these ids, in the list's order. */
async function listed(ids: readonly string[], member?: Member): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { limit: 100, ...(cursor === '' ? {} : { cursor }) };
    const { body, headers } = await (member?.api ?? visitor).call('listEvents', { query });
    found.push(...idsOf(body as { _id: string }[]).filter((id) => ids.includes(id)));
    const next: string | undefined = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
    cursor = next === undefined ? null : new URL(next, 'http://backend.invalid').searchParams.get('cursor');
  }
  return found;
}

describe('createEvent', () => {
  test('keeps what it was given, with its maker as host', async () => {
    const fields = eventFields();
    const event = await eventFor(guest, await hostEvent(host, fields));
    expect(event).toMatchObject({
      title: fields.title,
      description: fields.description,
      skills: fields.skills,
      max_participants: fields.max_participants,
      current_participants_count: 0,
      status: 'Upcoming',
      host_name: host.name,
      created_by: { _id: host.id, name: host.name },
    });
    expect(Date.parse(event.start_time)).toBe(Date.parse(fields.start_time));
    expect(Date.parse(event.end_time)).toBe(Date.parse(fields.end_time));
  });

  test.each([
    ['an end before its start', () => ({ end_time: inHours(47) })],
    ['a start in the past', () => ({ date: inHours(-2), start_time: inHours(-2), end_time: inHours(-1) })],
    ['an end more than a day after its start', () => ({ end_time: inHours(48 + 25) })],
    ['no places', () => ({ max_participants: 0 })],
    ['a blank title', () => ({ title: ' ' })],
    ['a link that runs a script', () => ({ link: 'javascript:alert(1)' })],
  ])('answers 400 to %s', async (_, change) => {
    expect(await host.api.status('createEvent', { body: eventFields(48, change()) })).toBe(400);
  });

  test('answers 401 to visitors', async () => {
    expect(await visitor.status('createEvent', { body: eventFields() })).toBe(401);
  });
});

describe('getEvent', () => {
  test('shows the link to the host and to who was approved, and to no other member', async () => {
    const fields = eventFields();
    const id = await hostEvent(host, fields);
    const linkFor = async (member: Member) => (await eventFor(member, id)).link ?? '';
    await register(guest, id);
    expect([await linkFor(host), await linkFor(guest), await linkFor(other)]).toEqual([fields.link, '', '']);
    await decide(host, id, guest.id, 'APPROVE');
    expect([await linkFor(guest), await linkFor(other)]).toEqual([fields.link, '']);
    expect(JSON.stringify((await visitor.call('listEvents')).body)).not.toContain(fields.link);
  });

  test('shows requests to the host alone', async () => {
    const id = await hostEvent(host);
    await register(guest, id);
    expect(idsOf((await eventFor(host, id)).requests)).toEqual([guest.id]);
    expect(idsOf((await eventFor(other, id)).requests)).toEqual([]);
  });

  test('answers 404 for an id that is no event’s', async () => {
    const eventId = absentId(await hostEvent(host));
    expect(await guest.api.status('getEvent', { path: { eventId } })).toBe(404);
  });
});

describe('listEvents', () => {
  test('has what is to come, the soonest first, and nothing that was canceled', async () => {
    const [later, soon] = [await hostEvent(host, eventFields(60)), await hostEvent(host, eventFields(50))];
    expect(await listed([later, soon])).toEqual([soon, later]);
    await host.api.ok('deleteEvent', { path: { eventId: soon } });
    expect(await listed([later, soon])).toEqual([later]);
  });
});

describe('listLearnEvents', () => {
  test('has events of others that teach what the caller wants', async () => {
    const skill = uniqueWord();
    const learner = await newMember('Lea', { wants: [skill] });
    const wanted = await hostEvent(host, eventFields(48, { skills: [skill] }));
    const unrelated = await hostEvent(host);
    const own = await hostEvent(learner, eventFields(48, { skills: [skill] }));
    const ids = idsOf((await learner.api.ok('listLearnEvents')).events);
    expect(ids).toContain(wanted);
    expect(ids).not.toContain(unrelated);
    expect(ids).not.toContain(own);
  });
});

describe('registerForEvent', () => {
  test('asks the host once, and does not approve by itself', async () => {
    const id = await hostEvent(host);
    expect(await register(guest, id)).toBe(201);
    expect(await register(guest, id)).toBe(409);
    expect(await register(host, id)).toBe(409);
    const { requests } = await host.api.ok('listEventRequests', { path: { eventId: id } });
    expect(idsOf(requests)).toEqual([guest.id]);
    expect((await eventFor(host, id)).participants).toEqual([]);
  });
});

describe('handleEventRequest', () => {
  test('APPROVE makes a participant of a request', async () => {
    const id = await hostEvent(host);
    await register(guest, id);
    expect(await decide(host, id, guest.id, 'APPROVE')).toBe(200);
    const { participants } = await host.api.ok('listEventParticipants', { path: { eventId: id } });
    expect(idsOf(participants)).toEqual([guest.id]);
    const event = await eventFor(host, id);
    expect({ requests: event.requests, count: event.current_participants_count }).toEqual({
      requests: [],
      count: 1,
    });
    expect(idsOf(await guest.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } }))).toContain(
      id,
    );
  });

  test('REJECT takes the request away, and it may come again', async () => {
    const id = await hostEvent(host);
    await register(guest, id);
    expect(await decide(host, id, guest.id, 'REJECT')).toBe(200);
    const event = await eventFor(host, id);
    expect([event.requests, event.participants]).toEqual([[], []]);
    expect(
      idsOf(await guest.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } })),
    ).not.toContain(id);
    expect(await register(guest, id)).toBe(201);
  });

  test('never approves more than there are places, nor a member who did not ask', async () => {
    const id = await hostEvent(host, eventFields(48, { max_participants: 1 }));
    expect(await decide(host, id, other.id, 'APPROVE')).not.toBe(200);
    await register(guest, id);
    await register(other, id);
    const answers = await Promise.all(
      [guest, other].map(({ id: userId }) => decide(host, id, userId, 'APPROVE')),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    expect((await eventFor(host, id)).current_participants_count).toBe(1);
  });

  test('is the host’s alone, and so are requests', async () => {
    const id = await hostEvent(host);
    await register(guest, id);
    expect(await decide(guest, id, guest.id, 'APPROVE')).toBe(403);
    expect(await other.api.status('listEventRequests', { path: { eventId: id } })).toBe(403);
    expect(await other.api.status('listEventParticipants', { path: { eventId: id } })).toBe(403);
  });
});

describe('updateEvent', () => {
  test('changes times, link and places, for the host alone', async () => {
    const id = await hostEvent(host);
    const body = {
      start_time: inHours(70),
      end_time: inHours(71),
      link: 'https://meet.example.org/new',
      max_participants: 9,
    };
    expect(await guest.api.status('updateEvent', { path: { eventId: id }, body })).toBe(403);
    await host.api.ok('updateEvent', { path: { eventId: id }, body });
    const event = await eventFor(host, id);
    expect({ link: event.link, max_participants: event.max_participants }).toEqual({
      link: body.link,
      max_participants: 9,
    });
    expect(Date.parse(event.start_time)).toBe(Date.parse(body.start_time));
  });

  test('keeps a place for each participant', async () => {
    const id = await hostEvent(host);
    for (const member of [guest, other]) {
      await register(member, id);
      await decide(host, id, member.id, 'APPROVE');
    }
    const body = { start_time: inHours(48), end_time: inHours(49), max_participants: 1 };
    expect([400, 409]).toContain(await host.api.status('updateEvent', { path: { eventId: id }, body }));
    expect((await eventFor(host, id)).max_participants).toBe(5);
  });
});

describe('deleteEvent', () => {
  test('cancels the event for all, by its host alone', async () => {
    const id = await hostEvent(host);
    await register(guest, id);
    await decide(host, id, guest.id, 'APPROVE');
    expect(await guest.api.status('deleteEvent', { path: { eventId: id } })).toBe(403);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    const created = (status: string) => host.api.ok('listCreatedEvents', { query: { status } });
    const joined = (status: string) => guest.api.ok('listParticipatingEvents', { query: { status } });
    expect(idsOf(await created('Cancelled'))).toContain(id);
    expect(idsOf(await created('Upcoming'))).not.toContain(id);
    expect(idsOf(await joined('Cancelled'))).toContain(id);
    expect(idsOf(await joined('Upcoming'))).not.toContain(id);
    expect(await register(other, id)).toBe(409);
  });
});

describe('listCreatedEvents', () => {
  test('has the caller’s own events alone', async () => {
    const [own, anothers] = [await hostEvent(other), await hostEvent(host)];
    const ids = idsOf(await other.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } }));
    expect(ids).toContain(own);
    expect(ids).not.toContain(anothers);
    expect(idsOf(await other.api.ok('listCreatedEvents', { query: { status: 'Completed' } }))).not.toContain(
      own,
    );
  });
});
