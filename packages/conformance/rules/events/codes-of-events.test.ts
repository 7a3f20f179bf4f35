import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Call, Caller, OperationId } from '../../src/backend.ts';
import { newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { absentId, decide, enrol, eventFields, hostEvent, inHours, register } from '../../src/things.ts';

/** The reasons why an event can no longer be changed, with their error codes. */
const ends = [
  ['Completed', 'event_over'],
  ['Cancelled', 'event_canceled'],
] as const;

const about = (eventId: string, call: Call = {}): Call => ({ ...call, path: { eventId, id: eventId } });
const times = (hours: number) => ({ start_time: inHours(hours), end_time: inHours(hours + 1), date: inHours(hours) });

describe('errors of an event that is over or canceled', () => {
  addition(
    'name the reason to its host (updateEvent, deleteEvent, removeEventCover, and decisions about requests)',
    async (context) => {
      for (const [status, code] of ends) {
        const { api, eventId, otherId } = await given(context, 'an event', { status, my: 'host', other: 'requester' });
        const request = { userId: otherId, action: 'APPROVE' };
        expect(await api.outcome('updateEvent', about(eventId, { body: times(50) }))).toEqual([409, code]);
        expect(await api.outcome('handleEventRequest', about(eventId, { body: request }))).toEqual([409, code]);
        expect(await api.outcome('approveAllRequests', about(eventId))).toEqual([409, code]);
        const declined = { userId: otherId };
        expect(await api.outcome('undoDecline', about(eventId, { body: declined }))).toEqual([409, code]);
        expect(await api.outcome('undoApproval', about(eventId, { body: declined }))).toEqual([409, code]);
        // Once the event is over, one message thanks the guests.
        const send = () => api.outcome('sendEventUpdate', about(eventId, { body: { text: 'Hello' } }));
        if (status === 'Completed') expect(await send()).toEqual([201]);
        expect(await send()).toEqual([409, status === 'Completed' ? 'already_thanked' : code]);
        expect(await api.outcome('offerHosting', about(eventId, { body: declined }))).toEqual([409, code]);
        expect(await api.outcome('removeGuest', about(eventId, { body: declined }))).toEqual([409, code]);
        expect(await api.outcome('inviteCohost', about(eventId, { body: declined }))).toEqual([409, code]);
        expect(await api.outcome('removeEventCover', about(eventId))).toEqual([409, code]);
        expect(await api.outcome('deleteEvent', about(eventId))).toEqual([409, code]);
      }
    },
  );

  addition(
    'name the reason to others (registerForEvent, leaveEvent, and those of co-hosts and the waitlist)',
    async (context) => {
      for (const [status, code] of ends) {
        const stranger = await given(context, 'an event', { status });
        for (const id of ['registerForEvent', 'joinWaitlist', 'leaveWaitlist', 'takePlace'] as const)
          expect([id, await stranger.api.outcome(id, about(stranger.eventId))]).toEqual([id, [409, code]]);
        const cohost = await given(context, 'an event', { status, my: 'cohost' });
        const stepDown = { path: { eventId: cohost.eventId, userId: cohost.memberId } };
        expect(await cohost.api.outcome('removeCohost', stepDown)).toEqual([409, code]);
        const invited = await given(context, 'an event', { status, my: 'invited' });
        const accepts = { body: { accepts: true } };
        expect(await invited.api.outcome('answerCohostInvitation', about(invited.eventId, accepts))).toEqual([
          409,
          code,
        ]);
        const offered = await given(context, 'an event', { status, my: 'offered' });
        expect(await offered.api.outcome('answerHosting', about(offered.eventId, accepts))).toEqual([409, code]);
        const guest = await given(context, 'an event', { status, my: 'participant' });
        // A canceled event may come back, so its guest can leave it once.
        if (status === 'Cancelled') await guest.api.outcome('leaveEvent', about(guest.eventId));
        expect(await guest.api.outcome('leaveEvent', about(guest.eventId))).toEqual([409, code]);
      }
    },
  );
});

describe('errors of an event to come', () => {
  addition(
    'distinguish the host, a participant, a pending request and a full event (registerForEvent)',
    async (context) => {
      for (const [my, code] of [
        ['host', 'is_host'],
        ['participant', 'already_participating'],
        ['requester', 'already_requested'],
      ] as const) {
        const { api, eventId } = await given(context, 'an event', { my });
        expect(await api.outcome('registerForEvent', about(eventId))).toEqual([409, code]);
      }
      const { api, eventId } = await given(context, 'an event', { other: 'participant', places: 1 });
      expect(await api.outcome('registerForEvent', about(eventId))).toEqual([409, 'event_full']);
      expect(await api.outcome('registerForEvent', about(absentId(eventId)))).toEqual([404, 'event_not_found']);
    },
  );

  addition('distinguish no request, no event, a full event and a participant (handleEventRequest)', async () => {
    const [host, one, two] = [await newMember('Host'), await newMember('One'), await newMember('Two')];
    const id = await hostEvent(host, eventFields(48, { max_participants: 1 }));
    const approve = (userId: string, eventId = id) => outcome(host.api, 'handleEventRequest', eventId, userId);
    expect(await approve(one.id)).toEqual([404, 'request_not_found']);
    expect(await approve(one.id, absentId(id))).toEqual([404, 'event_not_found']);
    await Promise.all([register(one, id), register(two, id)]);
    expect(await decide(host, id, one.id, 'APPROVE')).toBe(200);
    expect(await approve(two.id)).toEqual([409, 'event_full']);
    expect(await approve(one.id)).toEqual([409, 'already_participating']);
  });

  addition('say what cannot be changed (createEvent, updateEvent)', async () => {
    const [host, one, two] = [await newMember('Host'), await newMember('One'), await newMember('Two')];
    const backwards = { ...eventFields(48), end_time: inHours(47) };
    expect(await host.api.outcome('createEvent', { body: backwards })).toEqual([400, 'end_before_start']);
    expect(await host.api.outcome('createEvent', { body: { ...backwards, title: ' ' } })).toEqual([
      400,
      'invalid_input',
    ]);
    const id = await hostEvent(host);
    await enrol(host, id, one, two);
    const change = (body: object, eventId = id) => host.api.outcome('updateEvent', about(eventId, { body }));
    expect(await change({ ...times(50), max_participants: 1 })).toEqual([409, 'too_few_places']);
    expect(await change({ ...times(50), link: 'none' })).toEqual([400, 'invalid_input']);
    const { version = '' } = await host.api.ok('getEvent', about(id));
    expect(await change({ ...times(51), version })).toEqual([200]);
    expect(await change({ ...times(52), version })).toEqual([409, 'changed_meanwhile']);
  });

  addition('distinguish no request and no event (leaveEvent)', async () => {
    const [host, guest] = [await newMember('Host'), await newMember('Guest')];
    const id = await hostEvent(host);
    expect(await guest.api.outcome('leaveEvent', about(id))).toEqual([404, 'registration_not_found']);
    expect(await guest.api.outcome('leaveEvent', about(absentId(id)))).toEqual([404, 'event_not_found']);
  });
});

const outcome = (caller: Caller, id: OperationId, eventId: string, userId: string) =>
  caller.outcome(id, about(eventId, { body: { userId, action: 'APPROVE' } }));
