import { describe, expect, test } from 'vitest';
import { appoint } from '../support/enrol.ts';
import { atOnce, hostEvent, letIn, tally } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo, subjectsTo, unreadOf } = notifiedMembers(server, folder);
const title = 'Sourdough from a cold fridge';
const recording = 'https://video.example.org/sourdough';
const slides = 'https://slides.example.org/sourdough';

const read = (member: TestMember, eventId: string) => member.api.ok('getEvent', { path: { eventId } });
const add = (member: TestMember, eventId: string, body: object) =>
  member.api.call('setEventMaterials', { path: { eventId }, body });
const thank = (member: TestMember, eventId: string, more: { key?: string; toWaitlist?: boolean } = {}) =>
  member.api.call('sendEventUpdate', {
    path: { eventId },
    body: { text: 'Thank you, you were great.', ...(more.toWaitlist && { toWaitlist: true }) },
    ...(more.key !== undefined && { headers: { 'idempotency-key': more.key } }),
  });
const mark = (host: TestMember, eventId: string, cameOf: [TestMember, boolean][]) =>
  host.api.ok('markAttendance', {
    path: { eventId },
    body: { marks: cameOf.map(([{ id: userId }, came]) => ({ userId, came })) },
  });

/** Hosts an event with a co-host and two guests, and lets it end. */
async function heldEvent(details: Parameters<typeof hostEvent>[2] = {}) {
  const [host, cleo, ann, ben, dan] = (await joinAll('Hal', 'Cleo', 'Ann', 'Ben', 'Dan')) as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  const event = await hostEvent(server, host, details);
  const { _id: id } = event;
  for (const guest of [ann, ben]) await letIn(host, guest, id);
  await host.api.ok('inviteCohost', { path: { eventId: id }, body: { userId: cleo.id } });
  await cleo.api.ok('answerCohostInvitation', { path: { eventId: id }, body: { accepts: true } });
  await clear();
  server.clock.set(event.end_time);
  return { host, cleo, ann, ben, dan, id, event };
}

describe('the texts of an ended event', () => {
  test('are corrected by its hosts, without a notification', async () => {
    const { host, cleo, ann, id, event } = await heldEvent();
    const { start_time, end_time } = event;
    const texts = { title: 'Sourdough, corrected', description: 'What we did.', skills: ['Bread'], language: 'en' };
    const before = await read(host, id);
    const body = { start_time, end_time, ...texts, version: before.version ?? '' };
    expect((await host.api.call('updateEvent', { path: { eventId: id }, body })).status).toBe(200);
    expect(await read(ann, id)).toMatchObject({ ...texts, start_time, end_time, status: 'Completed' });
    expect(await unreadOf(ann)).not.toContainEqual(expect.stringContaining('corrected'));
    expect((await cleo.api.call('updateEvent', { path: { eventId: id }, body })).body).toMatchObject({
      code: 'changed_meanwhile',
      event: { title: texts.title },
    });
    const { version: _old, ...again } = { ...body, description: 'What we all did.' };
    expect((await cleo.api.call('updateEvent', { path: { eventId: id }, body: again })).status).toBe(200);
    expect((await ann.api.call('updateEvent', { path: { eventId: id }, body: again })).status).toBe(403);
  });

  test.each([
    ['start_time', () => ({ start_time: server.clock.inHours(48), end_time: server.clock.inHours(49) })],
    [
      'end_time',
      (event: { end_time: string }) => ({ end_time: new Date(Date.parse(event.end_time) + 60_000).toISOString() }),
    ],
    ['link', () => ({ link: 'https://meet.example.org/other' })],
    ['max_participants', () => ({ max_participants: 9 })],
    ['hasWaitlist', () => ({ hasWaitlist: false })],
    ['autoApprove', () => ({ autoApprove: true })],
    [
      'day',
      (event: { start_time: string }) => ({
        day: new Date(Date.parse(event.start_time) + 86_400_000).toISOString().slice(0, 10),
      }),
    ],
  ] as const)('are all that changes: not %s', async (field, change) => {
    const { host, id, event } = await heldEvent();
    const { start_time, end_time } = event;
    const body = { start_time, end_time, description: 'What we did.', ...change(event) };
    const answer = await host.api.call('updateEvent', { path: { eventId: id }, body });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'event_over', field }]);
    expect((await read(host, id)).description).toBe(event.description);
  });

  test('are those of one date of a series', async () => {
    const repeat = { every: 'week', dates: 2, timeZone: 'Europe/Lisbon' } as const;
    const { host, id, event } = await heldEvent({ repeat });
    const { start_time, end_time } = event;
    const body = { start_time, end_time, description: 'What we did.', scope: 'all' as const };
    const changed = await host.api.ok('updateEvent', { path: { eventId: id }, body });
    expect(changed).toMatchObject({ dates: { changed: 1, of: 1, kept: [] } });
    const [next] = await host.api.ok('listEvents', { query: { series: event.series?._id ?? '' } });
    expect(next).toMatchObject({ description: event.description });
  });
});

describe('a recording and slides', () => {
  test('are for hosts and participants, who are notified of both in one email', async () => {
    const { host, cleo, ann, ben, dan, id } = await heldEvent();
    await mark(host, id, [
      [ann, true],
      [ben, false],
    ]);
    expect(await add(cleo, id, { recording: ` ${recording} ` })).toMatchObject({ status: 200, body: { recording } });
    expect(await add(host, id, { slides })).toMatchObject({ status: 200, body: { recording, slides } });
    for (const member of [host, cleo, ann, ben]) expect(await read(member, id)).toMatchObject({ recording, slides });
    expect(await read(dan, id)).not.toHaveProperty('recording');
    const shown = await server.visitor.ok('getPublicEvent', { path: { eventId: id } });
    expect(shown).not.toHaveProperty('recording');
    const past = await ann.api.ok('listParticipatingEvents', { query: { status: 'Completed' } });
    expect(past[0]).toMatchObject({ recording, slides });
    const told = `Hal and 1 other added the recording and the slides of ${title}`;
    for (const guest of [ann, ben]) expect(await unreadOf(guest)).toContain(told);
    for (const member of [cleo, dan]) expect(await unreadOf(member)).not.toContain(told);
    await deliver();
    const mails = await mailsTo(ann);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('added the recording and the slides of'),
    ]);
    expect(mails[0]?.text).not.toContain('meet.example.org');
    expect(await add(host, id, { recording: '' })).toMatchObject({ body: { slides } });
    expect(await read(ann, id)).not.toHaveProperty('recording');
  });

  test('are https links of an event that is over and was not canceled', async () => {
    const [host] = (await joinAll('Host')) as [TestMember];
    const { _id: canceled } = await hostEvent(server, host);
    const { host: hal, ann, dan, id, event } = await heldEvent();
    for (const link of ['http://video.example.org', 'javascript:alert(1)', 'no link', 'https://me@video.example.org'])
      expect((await add(hal, id, { recording: link })).body).toMatchObject({
        code: 'invalid_input',
        field: 'recording',
      });
    expect((await add(hal, id, {})).status).toBe(400);
    for (const member of [ann, dan])
      expect((await add(member, id, { slides })).body).toMatchObject({ code: 'not_host' });
    server.clock.set(new Date(Date.parse(event.end_time) - 60_000));
    expect((await add(hal, id, { slides })).body).toMatchObject({ code: 'event_not_over' });
    await host.api.ok('deleteEvent', { path: { eventId: canceled } });
    expect((await add(host, canceled, { slides })).body).toMatchObject({ code: 'event_canceled' });
  });

  test('send no email once they are gone, and no second notification of the same link', async () => {
    const { host, ann, id } = await heldEvent();
    await add(host, id, { recording });
    await ann.api.ok('readNotifications', { body: { upTo: server.clock.now().toISOString() } });
    await add(host, id, { recording });
    expect(await unreadOf(ann)).toEqual([]);
    await add(host, id, { recording: '' });
    await add(host, id, { slides });
    await add(host, id, { slides: '' });
    await deliver();
    expect(await subjectsTo(ann)).toEqual([]);
  });

  test('are not read by a guest whom the host blocks, and can be reported with the event', async () => {
    const { host, ann, ben, id } = await heldEvent();
    await add(host, id, { recording });
    await ben.api.ok('reportContent', { body: { kind: 'event', id, reason: 'The recording is of something else.' } });
    const reports = await server.database.db.selectFrom('reports').select('content').execute();
    expect(JSON.stringify(reports)).toContain(recording);
    await host.api.ok('blockMember', { path: { userId: ann.id } });
    expect((await ann.api.call('getEvent', { path: { eventId: id } })).status).toBe(404);
    expect(await unreadOf(ann)).toEqual([]);
  });
});

describe('thanks', () => {
  test('go once to those who came, until seven days after the end', async () => {
    const { host, cleo, ann, ben, id, event } = await heldEvent();
    await mark(host, id, [[ann, true]]);
    const key = crypto.randomUUID();
    for (const _again of [1, 2])
      expect(await thank(host, id, { key })).toMatchObject({ status: 201, body: { sentTo: 1 } });
    const thanks = `Hal thanks the guests of ${title}`;
    expect(await unreadOf(ann)).toContain(thanks);
    expect(await unreadOf(ben)).not.toContain(thanks);
    for (const member of [ann, ben]) expect(await read(member, id)).toMatchObject({ thankedAt: event.end_time });
    for (const member of [host, cleo])
      expect((await thank(member, id)).body).toMatchObject({ code: 'already_thanked' });
    const { updates } = await ann.api.ok('listEventUpdates', { path: { eventId: id } });
    expect(updates).toMatchObject([{ text: 'Thank you, you were great.' }]);
    await deliver();
    const [mail] = await mailsTo(ann);
    expect(mail?.text).toContain('Thank you, you were great.');
    expect(mail?.text).not.toContain('meet.example.org');
  });

  test('are not emailed to a guest who is suspended', async () => {
    const { host, ann, ben, dan, id } = await heldEvent();
    await appoint(server, dan);
    await decide(dan, await report(server, host, 'member', ben.id), { kind: 'suspend', days: 7 });
    await clear();
    await thank(host, id);
    await deliver();
    expect([await subjectsTo(ann), await subjectsTo(ben)]).toEqual([[`Hal thanks the guests of ${title}`], []]);
    const [{ text = '' } = {}] = await mailsTo(ann);
    expect(text).toContain('It started on Saturday, November 21 at 12:00 PM UTC.\n');
    expect(text).not.toMatch(/It (?:starts|ends)/);
  });

  test('go to all but the missed if nobody has been checked in, and to nobody on a waitlist', async () => {
    const { host, ann, ben, dan, id, event } = await heldEvent({ max_participants: 2 });
    server.clock.set(new Date(Date.parse(event.start_time) - 3_600_000 * 2));
    await dan.api.ok('joinWaitlist', { path: { eventId: id } });
    server.clock.set(event.end_time);
    await mark(host, id, [[ben, false]]);
    expect(await thank(host, id, { toWaitlist: true })).toMatchObject({ status: 201, body: { sentTo: 1 } });
    expect(await unreadOf(ann)).toContain(`Hal thanks the guests of ${title}`);
    for (const member of [ben, dan]) expect(await unreadOf(member)).not.toContain(`Hal thanks the guests of ${title}`);
  });

  test('are possible until a week after the end, once for all hosts', async () => {
    const { host, cleo, id, event } = await heldEvent();
    server.clock.set(new Date(Date.parse(event.end_time) + 7 * 86_400_000));
    expect((await thank(host, id)).body).toMatchObject({ code: 'event_over' });
    server.clock.set(new Date(Date.parse(event.end_time) + 7 * 86_400_000 - 1000));
    const answers = await atOnce(6, (index) => thank(index % 2 === 0 ? host : cleo, id));
    expect(tally(answers)).toEqual({ 201: 1, 409: 5 });
  });

  test('wait for the end of quiet hours, and come then', async () => {
    const { host, ann, id } = await heldEvent();
    const settings = await ann.api.ok('getNotificationSettings');
    const at = server.clock.now().toISOString().slice(11, 16);
    const later = server.clock.inHours(2).slice(11, 16);
    const quietHours = { from: at, to: later };
    await ann.api.ok('setNotificationSettings', { body: { timeZone: 'UTC', quietHours } as never });
    expect(settings).toBeDefined();
    await thank(host, id);
    await deliver();
    expect(await subjectsTo(ann)).toEqual([]);
    server.clock.advance(2 * 3_600 + 60);
    await deliver();
    expect(await subjectsTo(ann)).toEqual([expect.stringContaining('thanks the guests of')]);
  });
});
