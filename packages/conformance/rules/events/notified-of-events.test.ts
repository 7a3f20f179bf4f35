import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { notificationsTo, notifiedBy } from '../../src/notified.ts';
import { decide, type EventFields, enrol, eventFields, eventFor, hostEvent, register } from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

const names = ['cohost', 'guest', 'second', 'asking', 'invited', 'waiting', 'next', 'stranger'] as const;
let people: Record<(typeof names)[number] | 'host', Member>;
beforeAll(async () => {
  people = { ...(await newMembers(names)), host: (await newMembers(['Host'])).Host };
});

interface Around {
  cohost?: boolean;
  guests?: readonly Member[];
  asking?: readonly Member[];
  waiting?: readonly Member[];
  fields?: Partial<EventFields>;
}

/** Hosts an event with members around it. A host can have ten events an hour, so each has a new one. */
async function newEvent({ cohost = true, guests = [], asking = [], waiting = [], fields = {} }: Around = {}) {
  const { host } = await newMembers(['host']);
  people = { ...people, host };
  const eventId = await hostEvent(host, eventFields(300, fields));
  if (cohost) {
    await inviteToHost(host, eventId, people.cohost);
    await acceptToHost(people.cohost, eventId);
  }
  await enrol(host, eventId, ...guests);
  for (const member of asking) await register(member, eventId);
  for (const { api } of waiting) await api.ok('joinWaitlist', { path: { eventId } });
  return { host, eventId, path: { eventId } };
}

const told = (action: () => Promise<unknown>) => notifiedBy(people, action);

/** The page of an event. */
const pageOf = (eventId: string) => `/userDashboard/events/${eventId}`;

describe('who is notified of co-hosts', () => {
  addition('the invited member of an invitation, once, until they answer (inviteCohost)', async () => {
    const { host, eventId, path } = await newEvent();
    const invite = () => inviteToHost(host, eventId, people.invited);
    expect(await told(invite)).toEqual({ invited: ['eventCohostInvited'] });
    expect((await notificationsTo(people.invited))[0]).toMatchObject({
      kind: 'eventCohostInvited',
      path: pageOf(eventId),
      actor: { _id: host.id },
      isRead: false,
    });
    expect(await told(invite)).toEqual({});
    const decline = { path, body: { accepts: false } };
    expect(await told(() => people.invited.api.ok('answerCohostInvitation', decline))).toEqual({
      host: ['eventCohostChanged'],
    });
    expect((await notificationsTo(people.invited))[0]?.isRead).toBe(true);
    await invite();
    expect(await told(() => acceptToHost(people.invited, eventId))).toEqual({ host: ['eventCohostChanged'] });
  });

  addition(
    'the other one when a co-host goes, and nobody of an invitation that is withdrawn (removeCohost)',
    async () => {
      const { host, eventId } = await newEvent();
      const remove = (by: Member, { id: userId }: Member) => by.api.ok('removeCohost', { path: { eventId, userId } });
      await inviteToHost(host, eventId, people.invited);
      expect(await told(() => remove(host, people.invited))).toEqual({});
      expect((await notificationsTo(people.invited))[0]).toMatchObject({ kind: 'eventCohostInvited', isRead: true });
      expect(await told(() => remove(host, people.cohost))).toEqual({ cohost: ['eventCohostChanged'] });
      await inviteToHost(host, eventId, people.cohost);
      await acceptToHost(people.cohost, eventId);
      expect(await told(() => remove(people.cohost, people.cohost))).toEqual({ host: ['eventCohostChanged'] });
    },
  );
});

describe('who is notified of requests', () => {
  addition('all hosts of a request, until it is answered (registerForEvent)', async () => {
    const { host, eventId } = await newEvent({ guests: [people.guest] });
    expect(await told(() => register(people.asking, eventId))).toEqual({
      cohost: ['eventRequest'],
      host: ['eventRequest'],
    });
    const [request] = await notificationsTo(people.cohost);
    expect(request).toMatchObject({ path: pageOf(eventId), actor: { _id: people.asking.id }, isRead: false });
    expect(await told(() => people.asking.api.ok('leaveEvent', { path: { id: eventId } }))).toEqual({});
    for (const member of [host, people.cohost]) expect((await notificationsTo(member))[0]?.isRead).toBe(true);
  });

  addition('all hosts and the guest of an automatic approval (registerForEvent)', async () => {
    const { eventId } = await newEvent({ fields: { autoApprove: true } });
    expect(await told(() => register(people.guest, eventId))).toEqual({
      cohost: ['eventJoined'],
      guest: ['eventApproved'],
      host: ['eventJoined'],
    });
  });

  addition(
    'the approved members until that is undone, and nobody of a decline at once (handleEventRequest, approveAllRequests, undoApproval)',
    async () => {
      const { host, eventId, path } = await newEvent({
        asking: [people.guest, people.second, people.asking, people.next],
      });
      expect(await told(() => decide(host, eventId, people.next.id, 'REJECT'))).toEqual({});
      const undo = { path, body: { userId: people.next.id } };
      expect(await told(() => host.api.ok('undoDecline', undo))).toEqual({});
      expect(await told(() => decide(people.cohost, eventId, people.asking.id, 'APPROVE'))).toEqual({
        asking: ['eventApproved'],
      });
      const back = { path, body: { userId: people.asking.id } };
      expect(await told(() => people.cohost.api.ok('undoApproval', back))).toEqual({});
      expect((await notificationsTo(people.asking)).map(({ kind }) => kind)).not.toContain('eventApproved');
      await decide(people.cohost, eventId, people.asking.id, 'APPROVE');
      expect(await told(() => host.api.ok('approveAllRequests', { path }))).toEqual({
        guest: ['eventApproved'],
        next: ['eventApproved'],
        second: ['eventApproved'],
      });
      for (const member of [host, people.cohost])
        expect((await notificationsTo(member))[0]).toMatchObject({ isRead: true });
    },
  );
});

describe('who is notified of places', () => {
  addition('all hosts of a guest who leaves, and the first in line of the place (leaveEvent)', async () => {
    const { guest, waiting, next } = people;
    const { eventId } = await newEvent({ guests: [guest], waiting: [waiting, next], fields: { max_participants: 1 } });
    expect(await told(() => guest.api.ok('leaveEvent', { path: { id: eventId } }))).toEqual({
      cohost: ['eventLeft'],
      host: ['eventLeft'],
      waiting: ['eventPlace'],
    });
  });

  addition('the removed guest and the first in line, once (removeGuest)', async () => {
    const { guest, waiting, next } = people;
    const around = { guests: [guest], waiting: [waiting, next], fields: { max_participants: 1 } };
    const { host, path, eventId } = await newEvent(around);
    const remove = () => host.api.ok('removeGuest', { path, body: { userId: guest.id } });
    expect(await told(remove)).toEqual({ guest: ['eventRemoved'], waiting: ['eventPlace'] });
    expect((await notificationsTo(guest))[0]).toMatchObject({ path: pageOf(eventId), actor: { _id: host.id } });
    expect(await told(remove)).toEqual({});
    expect(await told(() => waiting.api.ok('leaveWaitlist', { path }))).toEqual({ next: ['eventPlace'] });
    expect((await notificationsTo(waiting))[0]).toMatchObject({ kind: 'eventPlace', isRead: true });
    expect(await told(() => next.api.ok('takePlace', { path }))).toEqual({ next: ['eventApproved'] });
  });

  addition('nobody who joins a waitlist, and as many as there are new places (updateEvent)', async () => {
    const { guest, waiting, next } = people;
    const { host, path, eventId } = await newEvent({ guests: [guest], fields: { max_participants: 1 } });
    for (const { api } of [waiting, next]) expect(await told(() => api.ok('joinWaitlist', { path }))).toEqual({});
    const { start_time, end_time } = await eventFor(host, eventId);
    const larger = { path, body: { start_time, end_time, max_participants: 2 } };
    expect(await told(() => host.api.ok('updateEvent', larger))).toEqual({ waiting: ['eventPlace'] });
  });
});

describe('who is notified of what a host does', () => {
  const everybody = async (fields: Partial<EventFields> = {}) => {
    const { guest, second, asking, waiting } = people;
    const event = await newEvent({ guests: [guest], asking: [asking], fields: { max_participants: 2, ...fields } });
    await inviteToHost(event.host, event.eventId, people.invited);
    await enrol(event.host, event.eventId, second);
    await waiting.api.ok('joinWaitlist', { path: event.path });
    return event;
  };

  addition('the guests of a message, and the waitlist only if the host says so (sendEventUpdate)', async () => {
    const { host, path, eventId } = await everybody();
    const send = (body: object) => host.api.ok('sendEventUpdate', { path, body: { text: 'Bring a jar.', ...body } });
    expect(await told(() => send({}))).toEqual({ guest: ['eventUpdate'], second: ['eventUpdate'] });
    expect(await told(() => send({ toWaitlist: true }))).toEqual({
      guest: ['eventUpdate'],
      second: ['eventUpdate'],
      waiting: ['eventUpdate'],
    });
    expect((await notificationsTo(people.waiting))[0]).toMatchObject({
      path: pageOf(eventId),
      actor: { _id: host.id },
    });
  });

  addition('guests and the other hosts of a change that matters to them (updateEvent)', async () => {
    const { host, path, eventId } = await everybody();
    const { start_time, end_time } = await eventFor(host, eventId);
    const change = ({ api }: Member, body: object) =>
      told(() => api.ok('updateEvent', { path, body: { start_time, end_time, ...body } }));
    const guests = { guest: ['eventChanged'], second: ['eventChanged'] };
    expect(await change(host, { link: 'https://meet.example.org/new' })).toEqual({
      ...guests,
      cohost: ['eventChanged'],
    });
    expect(await change(people.cohost, { title: 'Another title' })).toEqual({ ...guests, host: ['eventChanged'] });
    expect(await change(host, { hasWaitlist: true, autoApprove: true, title: 'Another title' })).toEqual({});
  });

  addition('also requests and the waitlist of another time (updateEvent)', async () => {
    const { host, path, eventId } = await everybody();
    const { start_time, end_time } = await eventFor(host, eventId);
    const later = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();
    const body = { start_time: later(start_time), end_time: later(end_time) };
    expect(await told(() => host.api.ok('updateEvent', { path, body }))).toEqual(
      Object.fromEntries(['asking', 'cohost', 'guest', 'second', 'waiting'].map((name) => [name, ['eventChanged']])),
    );
  });

  addition('everybody around of a cancellation (deleteEvent)', async () => {
    const { host, path } = await everybody();
    expect(await told(() => host.api.ok('deleteEvent', { path }))).toEqual(
      Object.fromEntries(
        ['asking', 'cohost', 'guest', 'invited', 'second', 'waiting'].map((name) => [name, ['eventCanceled']]),
      ),
    );
  });

  addition('everybody around of a canceled event that is back (restoreEvent)', async () => {
    const { host, path } = await everybody();
    await host.api.ok('deleteEvent', { path });
    expect(await told(() => host.api.ok('restoreEvent', { path }))).toEqual({
      ...Object.fromEntries(['asking', 'cohost', 'guest', 'second', 'waiting'].map((name) => [name, ['eventChanged']])),
      invited: ['eventCohostInvited'],
    });
  });
});
