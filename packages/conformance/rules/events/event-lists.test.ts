import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Caller, visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import {
  absentId,
  enrol,
  eventFields,
  eventFor,
  hostEvent,
  hosts,
  idsOf,
  inHours,
  momentAhead,
  register,
  skillId,
  until,
  utc,
} from '../../src/things.ts';

interface Listed {
  _id: string;
  link?: string;
  skills: string[];
  skills_id: { _id: string; name: string }[];
  participants: { _id: string }[];
  requests: { _id: string }[];
}

const nextHost = hosts();
let guest: Member;
let host: Member;
beforeAll(async () => {
  guest = await newMember('Guest');
});

const entries = (body: Listed[]) => body;
/** Returns the events of the public list with one of these ids, from all its pages. */
async function listed(ids: readonly string[], caller: Caller = visitor) {
  const pages = await pagesOf(caller, 'listEvents', { query: { limit: 100 } }, entries);
  return pages.flat().filter(({ _id }) => ids.includes(_id));
}
const searchedEvents = async (skill: string, caller: Caller = visitor) =>
  (await caller.ok('searchEvents', { query: { skill } })).events;
const created = async (member: Member, status: string) =>
  idsOf(await member.api.ok('listCreatedEvents', { query: { status } }));
const joined = async (member: Member, status: string) =>
  idsOf(await member.api.ok('listParticipatingEvents', { query: { status } }));

describe('listEvents', () => {
  test('has upcoming events, soonest first, without canceled ones', async () => {
    host = await nextHost();
    const [later, soon] = [await hostEvent(host, eventFields(60)), await hostEvent(host, eventFields(50))];
    expect(idsOf(await listed([later, soon]))).toEqual([soon, later]);
    await host.api.ok('deleteEvent', { path: { eventId: soon } });
    expect(idsOf(await listed([later, soon]))).toEqual([later]);
  });

  test('has full events too, and those of the caller', async () => {
    host = await nextHost();
    const id = await hostEvent(host, eventFields(48, { max_participants: 1 }));
    await enrol(host, id, guest);
    for (const caller of [visitor, host.api, guest.api]) expect(idsOf(await listed([id], caller))).toEqual([id]);
  });

  test('has no meeting link for any caller, and requests only for the host and their members', async () => {
    host = await nextHost();
    const asking = await newMember('Asking');
    const id = await hostEvent(host);
    await enrol(host, id, guest);
    await register(asking, id);
    for (const [caller, requests] of [
      [visitor, []],
      [guest.api, []],
      [asking.api, [asking.id]],
      [host.api, [asking.id]],
    ] as const) {
      const [event] = await listed([id], caller);
      expect(event?.link ?? '').toBe('');
      expect(idsOf(event?.requests ?? [])).toEqual(requests);
      expect(event).toMatchObject({ participants: [{ _id: guest.id }], current_participants_count: 1 });
    }
  });

  addition('has the events of one skill, by its whole name without case and accents', async () => {
    host = await nextHost();
    const word = uniqueWord();
    const taught = await hostEvent(host, eventFields(48, { skills: [`Café ${word}`] }));
    await hostEvent(host, eventFields(48, { skills: [`Café ${word} for two`] }));
    const found = (skill: string) => visitor.ok('listEvents', { query: { skill } });
    for (const skill of [`Café ${word}`, ` cafe ${word.toUpperCase()} `]) {
      expect(idsOf(await found(skill))).toEqual([taught]);
    }
    expect(await found(word)).toEqual([]);
  });

  addition('gives pages that follow each other without a gap or a repetition', async () => {
    host = await nextHost();
    const hours = 24 * randomInt(200, 700);
    const ids: string[] = [];
    const skills = [uniqueWord()];
    for (const minute of [0, 1, 2, 3, 4]) ids.push(await hostEvent(host, eventFields(hours + minute / 60, { skills })));
    // Of one skill, since a site may have thousands of events.
    const pages = await pagesOf(visitor, 'listEvents', { query: { skill: skills[0] ?? '', limit: 2 } }, entries);
    expect(pages.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  });
});

describe('listLearnEvents', () => {
  test('has events of others that teach the caller’s wanted skills, soonest first, without links', async () => {
    host = await nextHost();
    const [skill, taught] = [uniqueWord(), uniqueWord()];
    const learner = await newMember('Lea', { wants: [skill], teaches: [taught] });
    const later = await hostEvent(host, eventFields(70, { skills: [uniqueWord(), skill] }));
    const sooner = await hostEvent(host, eventFields(48, { skills: [skill] }));
    const cancelled = await hostEvent(host, eventFields(48, { skills: [skill] }));
    await host.api.ok('deleteEvent', { path: { eventId: cancelled } });
    await hostEvent(host, eventFields(48, { skills: [taught] }));
    await hostEvent(learner, eventFields(48, { skills: [skill] }));
    const { events } = await learner.api.ok('listLearnEvents');
    expect(idsOf(events)).toEqual([sooner, later]);
    expect(events.filter(({ link }) => Boolean(link))).toEqual([]);
    expect(await visitor.status('listLearnEvents')).toBe(401);
  });
});

describe('listCreatedEvents and listParticipatingEvents', () => {
  test('have only the caller’s own events, with their links', async () => {
    const [one, two] = [await nextHost(), await newMember('Host')];
    const fields = eventFields();
    const [own, anothers] = [await hostEvent(one, fields), await hostEvent(two)];
    await enrol(one, own, guest);
    await register(guest, anothers);
    expect(await created(one, 'Upcoming')).toContain(own);
    expect(await created(one, 'Upcoming')).not.toContain(anothers);
    expect(await joined(guest, 'Upcoming')).toContain(own);
    expect(await joined(guest, 'Upcoming')).not.toContain(anothers);
    expect(await joined(one, 'Upcoming')).toEqual([]);
    const [mine] = (await one.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } })).filter(
      (event) => event._id === own,
    );
    const [theirs] = (await guest.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } })).filter(
      (event) => event._id === own,
    );
    for (const event of [mine, theirs])
      expect(event).toMatchObject({
        event_id: own,
        title: fields.title,
        link: fields.link,
        host_name: one.name,
        skills: fields.skills,
      });
  });

  test('have upcoming ones soonest first, canceled ones latest first', async () => {
    const own = await newMember('Host');
    const joining = await newMember('Joining');
    const ids: string[] = [];
    for (const hours of [60, 40, 50]) ids.push(await hostEvent(own, eventFields(hours)));
    for (const id of ids) await enrol(own, id, joining);
    const [last, first, middle] = ids;
    expect(await created(own, 'Upcoming')).toEqual([first, middle, last]);
    expect(await joined(joining, 'Upcoming')).toEqual([first, middle, last]);
    for (const eventId of ids) await own.api.ok('deleteEvent', { path: { eventId } });
    expect(await created(own, 'Cancelled')).toEqual([last, middle, first]);
    expect(await joined(joining, 'Cancelled')).toEqual([last, middle, first]);
  });

  addition('give pages that follow each other without a gap or a repetition', async () => {
    const own = await newMember('Host');
    const ids: string[] = [];
    for (const hours of [40, 41, 42, 43, 44]) ids.push(await hostEvent(own, eventFields(hours)));
    const query = { status: 'Upcoming', limit: 2 };
    const pages = await pagesOf(own.api, 'listCreatedEvents', { query }, entries);
    expect(pages.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  });

  addition('have with a member only events that the member hosts or takes part in', async () => {
    const [one, two, three] = [await newMember('One'), await newMember('Two'), await newMember('Three')];
    const [own, theirs, anothers] = [await hostEvent(one), await hostEvent(two), await hostEvent(three)];
    await hostEvent(one);
    await enrol(one, own, two);
    await enrol(two, theirs, one);
    await enrol(three, anothers, one, two);
    // A request is not a place.
    await register(three, own);
    const lists = async (caller: Member, other: string) => [
      idsOf(await caller.api.ok('listCreatedEvents', { query: { status: 'Upcoming', with: other } })),
      idsOf(await caller.api.ok('listParticipatingEvents', { query: { status: 'Upcoming', with: other } })).toSorted(),
    ];
    expect(await lists(one, two.id)).toEqual([[own], [theirs, anothers].toSorted()]);
    expect(await lists(one, three.id)).toEqual([[], [anothers]]);
    expect(await lists(one, absentId(one.id))).toEqual([[], []]);
    await two.api.ok('blockMember', { path: { userId: one.id } });
    expect(await lists(one, two.id)).toEqual([[], []]);
  });

  test('answer 400 to an unknown status, and 401 to visitors', async () => {
    for (const id of ['listCreatedEvents', 'listParticipatingEvents'] as const) {
      expect(await guest.api.status(id, { query: { status: 'Done' } })).toBe(400);
      expect(await visitor.status(id, { query: { status: 'Upcoming' } })).toBe(401);
    }
  });
});

describe('an event (getEvent, listEvents, listCreatedEvents, listParticipatingEvents, registerForEvent)', () => {
  addition(
    'has its skills and participants in the same order in all answers (updateEvent, listLearnEvents)',
    async () => {
      const [own, second] = [await newMember('Host'), await newMember('Second')];
      const [one = '', two = '', three = ''] = [uniqueWord(), uniqueWord(), uniqueWord()].toSorted();
      const fields = eventFields(48, { skills: [two, three, one] });
      const id = await hostEvent(own, fields);
      await enrol(own, id, second, guest);
      const learner = await newMember('Lea', { wants: [one] });
      const query = { status: 'Upcoming' };
      const body = { start_time: fields.start_time, end_time: fields.end_time };
      const { event: changed } = await own.api.ok('updateEvent', { path: { eventId: id }, body });
      const answers = [
        ...(changed === undefined ? [] : [changed]),
        await eventFor(learner, id),
        ...(await listed([id])),
        ...(await learner.api.ok('listLearnEvents')).events,
        ...(await own.api.ok('listCreatedEvents', { query })),
        ...(await second.api.ok('listParticipatingEvents', { query })),
        ...(await searchedEvents(one)),
      ];
      const ids = [];
      for (const name of fields.skills) ids.push(await skillId(name));
      for (const { skills, skills_id, participants } of answers) {
        expect(skills).toEqual(fields.skills);
        expect(skills_id).toMatchObject(ids.map((_id, index) => ({ _id, name: fields.skills[index] })));
        expect(idsOf(participants)).toEqual([second.id, guest.id]);
      }
      expect(answers.length).toBeGreaterThanOrEqual(5);
    },
  );

  addition('has no link for a member who has only asked to join, in any answer', async () => {
    const own = await newMember('Host');
    const skill = uniqueWord();
    const id = await hostEvent(own, eventFields(48, { skills: [skill] }));
    const asking = await newMember('Asking', { wants: [skill] });
    await register(asking, id);
    const query = { status: 'Upcoming', include: 'requested' };
    const requested = await asking.api.ok('listParticipatingEvents', { query });
    expect(requested).toMatchObject([{ _id: id, requests: [{ _id: asking.id }] }]);
    const answers = [
      ...requested,
      await eventFor(asking, id),
      ...(await listed([id], asking.api)),
      ...(await asking.api.ok('listLearnEvents')).events,
      ...(await searchedEvents(skill, asking.api)),
    ];
    for (const event of answers) expect(event).not.toHaveProperty('link');
  });

  test('is Upcoming until its end, and Completed from then on', async () => {
    host = await nextHost();
    const [running, over] = [await hostEvent(host), await hostEvent(host)];
    for (const id of [running, over]) await enrol(host, id, guest);
    const asking = await newMember('Asking');
    await register(asking, over);
    // Moved to the present only once everybody has joined: on a slow machine that takes longer than the event.
    const start = (await momentAhead()).getTime();
    const at = (ms: number) => new Date(start + ms).toISOString();
    const move = (eventId: string, end: string) =>
      host.api.ok('updateEvent', {
        path: { eventId },
        body: eventFields(0, { date: at(0), start_time: at(0), end_time: end }),
      });
    await Promise.all([move(running, inHours(1)), move(over, at(700))]);
    await until(
      'an event is Completed once its end has passed',
      async () => (await eventFor(guest, over)).status === 'Completed',
    );
    expect(utc((await eventFor(guest, running)).start_time)).toBeLessThan(Date.now());
    expect((await eventFor(guest, running)).status).toBe('Upcoming');
    expect(idsOf(await listed([running, over]))).toEqual([running]);
    expect([await created(host, 'Completed'), await joined(guest, 'Completed')]).toEqual([[over], [over]]);
    for (const ids of [await created(host, 'Upcoming'), await joined(guest, 'Upcoming')]) {
      expect(ids).toContain(running);
      expect(ids).not.toContain(over);
    }
    expect(await created(host, 'Cancelled')).not.toContain(over);
    const late = await newMember('Late');
    expect([await register(late, over), await register(late, running)]).toEqual([409, 201]);
    expect(await host.api.status('deleteEvent', { path: { eventId: over } })).toBe(409);
    const decision = { path: { eventId: over }, body: { userId: asking.id, action: 'APPROVE' } };
    expect(await host.api.status('handleEventRequest', decision)).toBe(409);
  });
});
