import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { enrol, openSessions } from '../support/enrol.ts';
import { atOnce, decide, hostEvent, letIn, tally } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

let hal: TestMember;
let ann: TestMember;
let ben: TestMember;
let eventId: string;
/** An event of an hour that starts in a day. */
beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00.000Z');
  [hal, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
  eventId = (await hostEvent(server, hal))._id;
  for (const guest of [ann, ben]) await letIn(hal, guest, eventId);
});

const mark = (by: TestMember, guest: TestMember, came: boolean | null = true) =>
  by.api.call('markAttendance', { path: { eventId }, body: { marks: [{ userId: guest.id, came }] } });
const open = async () => (await hal.api.ok('openCheckIn', { path: { eventId } })).code;
const enter = (by: TestMember, code: string) => by.api.call('checkIn', { path: { eventId }, body: { code } });
const cameFor = async (viewer: TestMember) =>
  (await viewer.api.ok('listEventParticipants', { path: { eventId } })).participants.map(({ name, came }) => [
    name,
    came,
  ]);
const stored = async () => {
  const rows = server.database.db.selectFrom('event_registrations').select(['state', 'came']);
  return await rows.where('event_id', '=', eventId).where('member_id', '=', ann.id).execute();
};

/** Adds seconds to the start of the event. */
const atStart = (seconds: number) =>
  server.clock.set(new Date(Date.parse('2026-11-21T12:00:00.000Z') + seconds * 1000));

describe('the time for attendance', () => {
  test('begins a quarter before the start', async () => {
    atStart(-quarter - 1);
    for (const answer of [await mark(hal, ann), await hal.api.call('openCheckIn', { path: { eventId } })])
      expect(answer).toMatchObject({ status: 409, body: { code: 'attendance_not_open' } });
    expect(await enter(ann, 'CCCCCC')).toMatchObject({ status: 409, body: { code: 'attendance_not_open' } });
    atStart(-quarter);
    expect((await enter(ann, await open())).status).toBe(200);
    expect((await mark(hal, ben)).status).toBe(200);
  });

  test('ends an hour after the event for check-ins, and a week after it for marks', async () => {
    atStart(2 * hour - 1);
    const code = await open();
    expect((await enter(ann, code)).status).toBe(200);
    atStart(2 * hour);
    expect(await enter(ben, code)).toMatchObject({ status: 409, body: { code: 'attendance_closed' } });
    expect((await hal.api.call('openCheckIn', { path: { eventId } })).status).toBe(409);
    atStart(hour + 7 * day - 1);
    // The first session has ended.
    const [host = hal] = await openSessions(server, [hal]);
    expect((await mark(host, ben)).status).toBe(200);
    atStart(hour + 7 * day);
    expect(await mark(host, ben, false)).toMatchObject({ status: 409, body: { code: 'attendance_closed' } });
    expect(await cameFor(host)).toEqual([
      ['Ann', true],
      ['Ben', true],
    ]);
  });
});

describe('who came', () => {
  test('is what hosts read of all, and a participant of themselves', async () => {
    atStart(0);
    await mark(hal, ann);
    await mark(hal, ben, false);
    expect(await cameFor(ben)).toEqual([
      ['Ann', undefined],
      ['Ben', undefined],
    ]);
    expect((await ben.api.ok('getEvent', { path: { eventId } })).came).toBe(false);
    expect(await hal.api.ok('getEvent', { path: { eventId } })).not.toHaveProperty('came');
  });

  test('goes with the place', async () => {
    atStart(0);
    await enter(ann, await open());
    await hal.api.ok('removeGuest', { path: { eventId }, body: { userId: ann.id } });
    // Who was there can review the event.
    expect(await stored()).toEqual([{ state: 'removed', came: true }]);
    await mark(hal, ben);
    await ben.api.ok('leaveEvent', { path: { id: eventId } });
    await letIn(hal, ben, eventId);
    expect(await cameFor(hal)).toEqual([['Ben', undefined]]);
  });

  test('is never stored for a guest after their removal', async () => {
    atStart(0);
    const code = await open();
    await Promise.all([
      mark(hal, ann),
      enter(ann, code),
      hal.api.ok('removeGuest', { path: { eventId }, body: { userId: ann.id } }),
      mark(hal, ann),
      enter(ann, code),
    ]);
    const [{ state, came } = {}] = await stored();
    expect(state).toBe('removed');
    expect((await mark(hal, ann)).status).toBe(404);
    expect((await enter(ann, code)).status).toBe(403);
    expect(await stored()).toEqual([{ state, came }]);
  });

  test('can be marked at once, in any order of guests', async () => {
    atStart(0);
    const both = [ann, ben].map(({ id: userId }) => ({ userId, came: true }));
    const send = (index: number) => {
      const marks = index % 2 === 0 ? both : both.toReversed();
      return hal.api.call('markAttendance', { path: { eventId }, body: { marks } });
    };
    expect(tally(await atOnce(20, send))).toEqual({ 200: 20 });
  });

  test('is not marked by a co-host whom the guest has blocked', async () => {
    const [cleo] = await enrol(server, 'Cleo');
    await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: cleo.id } });
    await cleo.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    await ann.api.ok('blockMember', { path: { userId: cleo.id } });
    atStart(0);
    expect(await mark(cleo, ann)).toMatchObject({ status: 404, body: { code: 'participant_not_found' } });
    expect((await mark(cleo, ben)).body).toMatchObject({ attendance: { came: 1, missed: 0, unmarked: 0 } });
  });
});

describe('a guest who is marked as missed', () => {
  const leave = () => ann.api.ok('leaveEvent', { path: { id: eventId } });
  const ask = () => ann.api.ok('registerForEvent', { path: { id: eventId } });
  const comeBack = () => letIn(hal, ann, eventId);

  test.each<[string, () => Promise<unknown>]>([
    ['leaves and is approved again', async () => [await leave(), await comeBack()]],
    ['withdraws a second request', async () => [await leave(), await ask(), await leave(), await comeBack()]],
    [
      'is declined and asks again',
      async () => {
        await leave();
        await ask();
        await decide(hal, ann, eventId, 'REJECT');
        server.clock.advance(61);
        await settleDeclines(server.app.context);
        await comeBack();
      },
    ],
    [
      'blocks the host for a moment',
      async () => {
        await ann.api.ok('blockMember', { path: { userId: hal.id } });
        expect((await hal.api.ok('getEvent', { path: { eventId } })).current_participants_count).toBe(1);
        await ann.api.ok('unblockMember', { path: { userId: hal.id } });
        await comeBack();
      },
    ],
    [
      'co-hosts for a moment',
      async () => {
        await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: ann.id } });
        await ann.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
        await ann.api.ok('removeCohost', { path: { eventId, userId: ann.id } });
        await comeBack();
      },
    ],
    [
      'takes a place from the waitlist',
      async () => {
        await leave();
        const [cleo, dan] = await enrol(server, 'Cleo', 'Dan');
        for (const guest of [cleo, dan]) await letIn(hal, guest, eventId);
        await ann.api.ok('joinWaitlist', { path: { eventId } });
        await dan.api.ok('leaveEvent', { path: { id: eventId } });
        await ann.api.ok('takePlace', { path: { eventId } });
      },
    ],
  ])('stays so if they leave: %s', async (_way, goAndReturn) => {
    atStart(0);
    await mark(hal, ann, false);
    await goAndReturn();
    expect(await cameFor(hal)).toContainEqual(['Ann', false]);
    expect(await enter(ann, await open())).toMatchObject({ status: 409, body: { code: 'marked_missed' } });
    atStart(hour);
    const review = { path: { eventId }, body: { rating: 1, comment: 'I was never there.' } };
    expect(await ann.api.call('reviewEvent', review)).toMatchObject({ status: 403, body: { code: 'not_attended' } });
    // Only a host takes the mark back.
    await mark(hal, ann, null);
    expect((await enter(ann, await open())).status).toBe(200);
    expect((await ann.api.call('reviewEvent', review)).status).toBe(201);
  });

  test('stays so when the host removes them', async () => {
    atStart(0);
    await mark(hal, ann, false);
    await hal.api.ok('removeGuest', { path: { eventId }, body: { userId: ann.id } });
    expect(await stored()).toEqual([{ state: 'removed', came: false }]);
  });

  test('cannot shorten the day for which the host has removed them with a block', async () => {
    atStart(0);
    await hal.api.ok('removeGuest', { path: { eventId }, body: { userId: ann.id } });
    await ann.api.ok('blockMember', { path: { userId: hal.id } });
    await ann.api.ok('unblockMember', { path: { userId: hal.id } });
    const asked = await ann.api.call('registerForEvent', { path: { id: eventId } });
    expect(asked).toMatchObject({ status: 409, body: { code: 'removed_by_host' } });
  });
});

describe('a code', () => {
  test('is read as people type and paste it', async () => {
    atStart(0);
    await open();
    const { db } = server.database;
    await db.updateTable('events').set({ check_in_code: 'K7HX4M' }).where('id', '=', eventId).execute();
    const typed = ['K7HX4M', ' k7h x4m ', 'k7h–x4m', 'Ｋ７ＨＸ４Ｍ', 'K٧HX٤M', 'k۷hx۴m', 'К7НХ4М', 'K7H\u200eX4M'];
    const pasted = [`https://example.org/userDashboard/events/${eventId}?code=K7HX4M`, 'https://example.org/k7hx4m/'];
    for (const text of [...typed, ...pasted]) expect([text, (await enter(ann, text)).status]).toEqual([text, 200]);
    for (const text of ['K7HX4', 'K7HX4MM', '–', 'https://example.org/'])
      expect([text, (await enter(ben, text)).status]).toEqual([text, 400]);
  });

  test('that a host has replaced is valid for a minute, and none once check-in is closed', async () => {
    atStart(0);
    const [first, second] = [await open(), await open()];
    atStart(59);
    expect((await enter(ann, first)).status).toBe(200);
    atStart(60);
    expect((await enter(ben, first)).body).toMatchObject({ code: 'wrong_check_in_code' });
    await open();
    await hal.api.ok('closeCheckIn', { path: { eventId } });
    expect((await enter(ben, second)).body).toMatchObject({ code: 'wrong_check_in_code' });
  });

  test('is announced to the screens of all hosts at once', async () => {
    await hal.api.ok('inviteCohost', { path: { eventId }, body: { userId: ben.id } });
    await ben.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    atStart(0);
    const told: string[] = [];
    const { broadcaster } = server.app.context;
    const emit = vi.spyOn(broadcaster, 'emitEventRequest').mockImplementation((hostId) => void told.push(hostId));
    await open();
    await hal.api.ok('closeCheckIn', { path: { eventId } });
    emit.mockRestore();
    expect(told.toSorted()).toEqual([hal.id, hal.id, ben.id, ben.id].toSorted());
  });
});

test('codes are random, of characters that do not look like others', async () => {
  atStart(0);
  const codes = await atOnce(20, open);
  for (const code of codes) expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{6}$/);
  expect(new Set(codes).size).toBe(20);
});
