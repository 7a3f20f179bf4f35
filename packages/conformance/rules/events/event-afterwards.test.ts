import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Caller } from '../../src/backend.ts';
import { newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { absentId, hostEvent } from '../../src/things.ts';

const recording = 'https://video.example.org/bread';
const slides = 'https://slides.example.org/bread';
const eventFor = (api: Caller, eventId: string) => api.ok('getEvent', { path: { eventId } });
const add = (api: Caller, eventId: string, body: object = { recording }) =>
  api.outcome('setEventMaterials', { path: { eventId }, body });

describe('setEventMaterials', () => {
  addition('stores links of an event that is over, one by one', async (context) => {
    const { api, eventId } = await given(context, 'an event', { my: 'host', status: 'Completed' });
    const path = { eventId };
    expect(await api.ok('setEventMaterials', { path, body: { recording } })).toEqual({ recording });
    expect(await api.ok('setEventMaterials', { path, body: { slides } })).toEqual({ recording, slides });
    expect(await eventFor(api, eventId)).toMatchObject({ recording, slides });
    expect(await api.ok('setEventMaterials', { path, body: { recording: '' } })).toEqual({ slides });
    expect(await eventFor(api, eventId)).not.toHaveProperty('recording');
  });

  addition('is for hosts of an event that was held, and for https links', async (context) => {
    const { api, eventId } = await given(context, 'an event', { my: 'host', status: 'Completed' });
    for (const link of ['http://video.example.org', 'javascript:alert(1)'])
      expect(await add(api, eventId, { recording: link })).toEqual([400, 'invalid_input']);
    expect(await add(api, absentId(eventId))).toEqual([404, 'event_not_found']);
    const guest = await given(context, 'an event', { my: 'participant', status: 'Completed' });
    expect(await add(guest.api, guest.eventId)).toEqual([403, 'not_host']);
    const canceled = await given(context, 'an event', { my: 'host', status: 'Cancelled' });
    expect(await add(canceled.api, canceled.eventId)).toEqual([409, 'event_canceled']);
    const host = await newMember('Host');
    expect(await add(host.api, await hostEvent(host))).toEqual([409, 'event_not_over']);
  });
});

describe('sendEventUpdate', () => {
  addition('thanks the guests of an event that is over, once, for seven days', async (context) => {
    const { api, eventId } = await given(context, 'an event that members attended', { my: 'host' });
    const thank = { path: { eventId }, body: { text: 'Thank you.' } };
    expect((await eventFor(api, eventId)).thankedAt).toBeUndefined();
    expect(await api.ok('sendEventUpdate', thank)).toMatchObject({ update: { text: 'Thank you.' } });
    expect((await eventFor(api, eventId)).thankedAt).toEqual(expect.any(String));
    expect(await api.outcome('sendEventUpdate', thank)).toEqual([409, 'already_thanked']);
    const late = await given(context, 'an event that members attended', { my: 'host', days: 8 });
    const tooLate = { path: { eventId: late.eventId }, body: { text: 'Thank you.' } };
    expect(await late.api.outcome('sendEventUpdate', tooLate)).toEqual([409, 'event_over']);
  });
});

describe('updateEvent', () => {
  addition('corrects the texts of an event that is over, and nothing else', async (context) => {
    const { api, eventId } = await given(context, 'an event', { my: 'host', status: 'Completed' });
    const { start_time, end_time } = await eventFor(api, eventId);
    const change = (body: object) =>
      api.outcome('updateEvent', { path: { eventId }, body: { start_time, end_time, ...body } });
    const texts = { title: 'Bread, corrected', description: 'What we did.' };
    expect(await change(texts)).toEqual([200]);
    expect(await eventFor(api, eventId)).toMatchObject({ ...texts, start_time, end_time });
    for (const body of [{ max_participants: 9 }, { link: 'https://meet.example.org/other' }, { autoApprove: true }])
      expect(await change({ ...texts, ...body })).toEqual([409, 'event_over']);
  });
});
