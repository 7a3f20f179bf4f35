import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { absentId, enrol, eventFields, eventFor, hostEvent } from '../../src/things.ts';

/** Hosts an event that starts in six minutes, with two guests. */
async function soon() {
  const [host, ann, ben] = [await newMember('Host'), await newMember('Ann'), await newMember('Ben')];
  const eventId = await hostEvent(host, eventFields(0.1));
  await enrol(host, eventId, ann, ben);
  return { host, ann, ben, eventId };
}

const mark = (by: Member, eventId: string, ...marks: unknown[]) =>
  by.api.outcome('markAttendance', { path: { eventId }, body: { marks } });
const enter = (by: Member, eventId: string, code: unknown) =>
  by.api.outcome('checkIn', { path: { eventId }, body: { code } });
const open = async (host: Member, eventId: string) => (await host.api.ok('openCheckIn', { path: { eventId } })).code;

/** Returns who came, by name, as a member reads it. */
async function cameFor(member: Member, eventId: string) {
  const { participants } = await member.api.ok('listEventParticipants', { path: { eventId } });
  return participants.map(({ name, came }) => [name, came]);
}

describe('markAttendance', () => {
  addition('stores marks for the hosts, and shows guests their own alone', async () => {
    const { host, ann, ben, eventId } = await soon();
    const marks = [
      { userId: ann.id, came: true },
      { userId: ben.id, came: false },
    ];
    const marked = await host.api.ok('markAttendance', { path: { eventId }, body: { marks } });
    expect(marked).toMatchObject({ success: true, attendance: { came: 1, missed: 1, unmarked: 0 } });
    expect(await cameFor(host, eventId)).toEqual([
      [ann.name, true],
      [ben.name, false],
    ]);
    expect(await cameFor(ann, eventId)).toEqual([
      [ann.name, undefined],
      [ben.name, undefined],
    ]);
    expect((await eventFor(ann, eventId)).came).toBe(true);
    expect((await eventFor(ben, eventId)).came).toBe(false);
    expect((await eventFor(host, eventId)).came).toBeUndefined();

    const back = { path: { eventId }, body: { marks: [{ userId: ann.id, came: null }] } };
    expect(await host.api.ok('markAttendance', back)).toMatchObject({
      attendance: { came: 0, missed: 1, unmarked: 1 },
    });
    expect((await cameFor(host, eventId))[0]).toEqual([ann.name, undefined]);
    expect((await eventFor(ann, eventId)).came).toBeUndefined();
  });

  addition('is for hosts, about participants, and stores all marks or none', async () => {
    const { host, ann, ben, eventId } = await soon();
    const cohost = await newMember('Cohost');
    await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: cohost.id } });
    await cohost.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    const came = { userId: ann.id, came: true };
    expect(await mark(ann, eventId, came)).toEqual([403, 'not_host']);
    expect(await mark(host, absentId(eventId), came)).toEqual([404, 'event_not_found']);
    expect(await mark(host, eventId, came, { userId: cohost.id, came: true })).toEqual([404, 'participant_not_found']);
    expect(await mark(host, eventId)).toEqual([400, 'invalid_input']);
    expect(await mark(host, eventId, { userId: ann.id, came: 'yes' })).toEqual([400, 'invalid_input']);
    expect(await mark(host, eventId, ...Array.from({ length: 101 }, () => came))).toEqual([400, 'invalid_input']);
    expect(await cameFor(host, eventId)).toEqual([
      [ann.name, undefined],
      [ben.name, undefined],
    ]);
    expect(await mark(cohost, eventId, came)).toEqual([200]);
    expect((await cameFor(cohost, eventId))[0]).toEqual([ann.name, true]);
  });

  addition('begins 15 minutes before the start, and not for a canceled event', async (context) => {
    const [host, guest] = [await newMember('Host'), await newMember('Guest')];
    const eventId = await hostEvent(host, eventFields(0.5));
    await enrol(host, eventId, guest);
    expect(await mark(host, eventId, { userId: guest.id, came: true })).toEqual([409, 'attendance_not_open']);
    const canceled = await given(context, 'an event', { status: 'Cancelled', my: 'host', other: 'participant' });
    const call = { path: { eventId: canceled.eventId }, body: { marks: [{ userId: canceled.otherId, came: true }] } };
    expect(await canceled.api.outcome('markAttendance', call)).toEqual([409, 'event_canceled']);
    const over = await given(context, 'an event', { status: 'Completed', my: 'host', other: 'participant' });
    const late = { path: { eventId: over.eventId }, body: { marks: [{ userId: over.otherId, came: true }] } };
    expect(await over.api.outcome('markAttendance', late)).toEqual([200]);
  });
});

describe('openCheckIn and checkIn', () => {
  addition('check participants in with the latest code, however they type it', async () => {
    const { host, ann, ben, eventId } = await soon();
    const first = await open(host, eventId);
    const code = await open(host, eventId);
    expect(code).toMatch(/^[A-Z\d]{6}$/);
    expect((await eventFor(host, eventId)).checkInCode).toBe(code);
    expect((await eventFor(ann, eventId)).checkInCode).toBeUndefined();
    expect(code).not.toBe(first);
    const wrong = `${code.slice(1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect(await enter(ann, eventId, wrong)).toEqual([400, 'wrong_check_in_code']);
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `;
    const call = { path: { eventId }, body: { code: typed } };
    for (const _again of [1, 2]) expect(await ann.api.ok('checkIn', call)).toMatchObject({ success: true });
    expect(await cameFor(host, eventId)).toEqual([
      [ann.name, true],
      [ben.name, undefined],
    ]);
    expect((await eventFor(ann, eventId)).came).toBe(true);
  });

  addition('are for hosts and for participants', async () => {
    const { host, ann, eventId } = await soon();
    const stranger = await newMember('Stranger');
    const code = await open(host, eventId);
    expect(await stranger.api.outcome('openCheckIn', { path: { eventId } })).toEqual([403, 'not_host']);
    expect(await host.api.outcome('openCheckIn', { path: { eventId: absentId(eventId) } })).toEqual([
      404,
      'event_not_found',
    ]);
    for (const member of [stranger, host]) expect(await enter(member, eventId, code)).toEqual([403, 'not_participant']);
    expect(await enter(ann, absentId(eventId), code)).toEqual([404, 'event_not_found']);
    expect(await enter(ann, eventId, 5)).toEqual([400, 'invalid_input']);
  });

  addition('keep the mark of a host who says that the participant missed the event', async () => {
    const { host, ann, eventId } = await soon();
    const code = await open(host, eventId);
    await mark(host, eventId, { userId: ann.id, came: false });
    expect(await enter(ann, eventId, code)).toEqual([409, 'marked_missed']);
    expect((await eventFor(ann, eventId)).came).toBe(false);
    await mark(host, eventId, { userId: ann.id, came: null });
    expect(await enter(ann, eventId, code)).toEqual([200]);
  });

  addition('are possible from 15 minutes before the start until an hour after the end', async (context) => {
    const [host, guest] = [await newMember('Host'), await newMember('Guest')];
    const eventId = await hostEvent(host, eventFields(0.5));
    await enrol(host, eventId, guest);
    expect(await host.api.outcome('openCheckIn', { path: { eventId } })).toEqual([409, 'attendance_not_open']);
    expect(await enter(guest, eventId, 'K7QX4M')).toEqual([409, 'attendance_not_open']);
    for (const [status, code] of [
      ['Completed', 'attendance_closed'],
      ['Cancelled', 'event_canceled'],
    ] as const) {
      const hosted = await given(context, 'an event', { status, my: 'host' });
      expect(await hosted.api.outcome('openCheckIn', { path: { eventId: hosted.eventId } })).toEqual([409, code]);
      const joined = await given(context, 'an event', { status, my: 'participant' });
      const call = { path: { eventId: joined.eventId }, body: { code: 'K7QX4M' } };
      expect(await joined.api.outcome('checkIn', call)).toEqual([409, code]);
    }
  });
});

describe('closeCheckIn', () => {
  addition('makes the code invalid, and keeps who came', async () => {
    const { host, ann, ben, eventId } = await soon();
    const code = await open(host, eventId);
    await enter(ann, eventId, code);
    expect(await ann.api.outcome('closeCheckIn', { path: { eventId } })).toEqual([403, 'not_host']);
    expect(await host.api.outcome('closeCheckIn', { path: { eventId: absentId(eventId) } })).toEqual([
      404,
      'event_not_found',
    ]);
    for (const _again of [1, 2])
      expect(await host.api.ok('closeCheckIn', { path: { eventId } })).toMatchObject({ success: true });
    expect((await eventFor(host, eventId)).checkInCode).toBeUndefined();
    expect(await enter(ben, eventId, code)).toEqual([400, 'wrong_check_in_code']);
    expect(await cameFor(host, eventId)).toEqual([
      [ann.name, true],
      [ben.name, undefined],
    ]);
  });
});
