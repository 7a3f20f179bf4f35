import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { open, stored } from '../src/chat.ts';
import { type Member, newMembers, uniqueWord } from '../src/members.ts';
import { notifiedBy } from '../src/notified.ts';
import { requests } from '../src/registrations.ts';
import { datesOf } from '../src/series.ts';
import { enrol, eventFields, eventFor, hostEvent, inHours, register, sessionsOf } from '../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ({ ann, ben, cay } = await newMembers(['ann', 'ben', 'cay']));
});

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('a repeated call with an Idempotency-Key', () => {
  addition('makes one series, and notifies nobody again (createEvent)', async () => {
    const skill = uniqueWord();
    const repeat = { every: 'week', dates: 3, timeZone: 'UTC' };
    const call = { body: { ...eventFields(60, { skills: [skill] }), repeat }, headers: keyed() };
    const [first, second] = [await ann.api.ok('createEvent', call), await ann.api.ok('createEvent', call)];
    expect(second.event?._id).toBe(first.event?._id);
    expect(await datesOf(first.event?.series?._id ?? '')).toHaveLength(3);
    const { events } = await ann.api.ok('searchEvents', { query: { skill } });
    expect(events).toHaveLength(3);
  });

  addition('makes one proposal, and notifies the other member once (proposeSession)', async () => {
    const body = { userTwo: ben.id, times: [inHours(80)], link: `https://meet.example.org/${uniqueWord()}` };
    const call = { body, headers: keyed() };
    const ids: unknown[] = [];
    const propose = async () => {
      ids.push((await ann.api.ok('proposeSession', call)).session?._id);
    };
    expect(await notifiedBy({ ann, ben }, propose)).toEqual({ ben: ['sessionProposed'] });
    expect(await notifiedBy({ ann, ben }, propose)).toEqual({});
    expect(ids[1]).toBe(ids[0]);
    expect((await sessionsOf(ben)).filter(({ link }) => link === body.link)).toHaveLength(1);
    const other = { ...call, body: { ...body, times: [inHours(90)] } };
    expect(await ann.api.outcome('proposeSession', other)).toEqual([409, 'idempotency_key_reused']);
  });

  addition('stores one message, and notifies its receiver once (sendMessage)', async () => {
    const headers = keyed();
    const text = uniqueWord();
    const send = () => stored(ann, cay, text, headers);
    const first = await send();
    expect(await notifiedBy({ ann, cay }, send)).toEqual({});
    expect((await send())._id).toBe(first._id);
    const path = { conversationId: first.conversationId };
    const { messages } = await cay.chat.ok('getThread', { path });
    expect(messages.filter((message) => message.text === text)).toHaveLength(1);
  });

  addition('writes to all guests once (sendEventUpdate)', async () => {
    const eventId = await hostEvent(ann);
    await enrol(ann, eventId, cay);
    const call = { path: { eventId }, body: { text: uniqueWord() }, headers: keyed() };
    const send = async () => void (await ann.api.ok('sendEventUpdate', call));
    expect(await notifiedBy({ ann, cay }, send)).toEqual({ cay: ['eventUpdate'] });
    expect(await notifiedBy({ ann, cay }, send)).toEqual({});
    expect((await cay.api.ok('listEventUpdates', { path: { eventId } })).updates).toHaveLength(1);
    const other = { ...call, body: { text: uniqueWord() } };
    expect(await ann.api.outcome('sendEventUpdate', other)).toEqual([409, 'idempotency_key_reused']);
  });

  addition('stores one file (addAttachment)', async () => {
    const query = { conversationId: await open(ann, ben) };
    const headers = keyed();
    const upload = (content: string) => {
      const file = new File([`%PDF-1.7\n${content}\n%%EOF\n`], 'notes.pdf', { type: 'application/pdf' });
      return { query, headers, form: { file } };
    };
    const first = await ann.api.ok('addAttachment', upload('one'));
    expect(await ann.api.ok('addAttachment', upload('one'))).toEqual(first);
    expect(await ann.api.outcome('addAttachment', upload('two'))).toEqual([409, 'idempotency_key_reused']);
  });
});

describe('a repeated request to join (registerForEvent)', () => {
  addition('replaces what a withdrawn one said, and counts as one', async () => {
    const eventId = await hostEvent(ann, eventFields(70));
    const ask = (message: string) => ben.api.outcome('registerForEvent', { path: { id: eventId }, body: { message } });
    expect(await ask('  I would love to come.  ')).toEqual([201]);
    expect(await requests(ann, eventId)).toMatchObject([{ _id: ben.id, message: 'I would love to come.' }]);
    expect(await ask('Please')).toEqual([409, 'already_requested']);
    expect(await requests(ann, eventId)).toMatchObject([{ message: 'I would love to come.' }]);
    await ben.api.ok('leaveEvent', { path: { id: eventId } });
    expect(await register(ben, eventId)).toBe(201);
    const [request, ...others] = await requests(ann, eventId);
    expect([request?._id, others]).toEqual([ben.id, []]);
    expect(request).not.toHaveProperty('message');
  });

  addition('takes no place twice, and counts the free ones (getEvent)', async () => {
    const eventId = await hostEvent(ann, eventFields(75, { max_participants: 3 }));
    const seen = async () => {
      const { freePlaces, current_participants_count: taken, participants } = await eventFor(cay, eventId);
      return [freePlaces, taken, participants.length];
    };
    expect(await seen()).toEqual([3, 0, 0]);
    await register(cay, eventId);
    expect(await seen()).toEqual([3, 0, 0]);
    await enrol(ann, eventId, ben);
    expect(await seen()).toEqual([2, 1, 1]);
    const approve = { path: { eventId }, body: { userId: cay.id, action: 'APPROVE' } };
    const outcomes = await Promise.all([1, 2, 3].map(() => ann.api.status('handleEventRequest', approve)));
    expect(outcomes.toSorted()).toEqual([200, 409, 409]);
    expect(await seen()).toEqual([1, 2, 2]);
    const leaves = await Promise.all([1, 2, 3].map(() => cay.api.status('leaveEvent', { path: { id: eventId } })));
    expect(leaves.toSorted()).toEqual([200, 404, 404]);
    expect(await seen()).toEqual([2, 1, 1]);
  });

  addition('at the same moment as another one never takes the last place twice (takePlace, autoApprove)', async () => {
    const fields = eventFields(0.7, { max_participants: 1, autoApprove: true });
    const eventId = await hostEvent(ann, fields);
    const joins = await Promise.all([ben, cay].map((member) => register(member, eventId)));
    expect(joins.toSorted()).toEqual([201, 409]);
    const [first, last] = joins[0] === 201 ? [ben, cay] : [cay, ben];
    const { dan } = await newMembers(['dan']);
    for (const { api } of [last, dan]) await api.ok('joinWaitlist', { path: { eventId } });
    await first.api.ok('leaveEvent', { path: { id: eventId } });
    const takes = await Promise.all([last, dan].map(({ api }) => api.status('takePlace', { path: { eventId } })));
    expect(takes.toSorted()).toEqual([200, 409]);
    expect((await eventFor(ann, eventId)).current_participants_count).toBe(1);
  });
});
