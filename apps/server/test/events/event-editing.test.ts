import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endAfter } from '../../src/modules/events/event-times.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const day = 24 * 60 * 60 * 1000;

describe('editing an event', () => {
  test('changes its times, link and size, and nothing else', async () => {
    const [host] = await enrol(server, 'Hal');
    const before = await hostEvent(server, host);
    const answer = await host.api.ok('updateEvent', {
      path: { eventId: before._id },
      body: {
        start_time: '2026-12-01T19:00:00.000Z',
        end_time: '2026-12-01T20:30:00.000Z',
        link: 'https://meet.example.org/other',
        max_participants: 7,
      },
    });
    expect(answer.message).toBe('Event updated successfully!');
    expect(answer.event).toEqual({
      ...before,
      date: '2026-12-01T00:00:00.000Z',
      start_time: '2026-12-01T19:00:00.000Z',
      end_time: '2026-12-01T20:30:00.000Z',
      link: 'https://meet.example.org/other',
      max_participants: 7,
      freePlaces: 7,
      version: expect.any(String),
    });
  });

  test('changes its title, description, skills, language, waitlist and approval, and nothing else', async () => {
    const [host] = await enrol(server, 'Hal');
    const { waitlist: _waitlist, ...before } = await hostEvent(server, host, { skills: ['Bread', 'Tea'] });
    const { start_time, end_time, _id: eventId } = before;
    const words = { title: 'Flatbread ', description: ' With yeast. ', skills: ['Pizza', 'bread'], language: 'pt' };
    const body = { start_time, end_time, ...words, hasWaitlist: false, autoApprove: true };
    const { event } = await host.api.ok('updateEvent', { path: { eventId }, body });
    expect(event).toEqual({
      ...before,
      version: expect.any(String),
      ...{ title: 'Flatbread', description: 'With yeast.', language: 'pt', autoApprove: true },
      skills: ['Pizza', 'Bread'],
      skills_id: [{ _id: expect.any(String), name: 'Pizza' }, before.skills_id[0]],
    });
    expect(await server.visitor.ok('listEvents', { query: { skill: 'Tea' } })).toEqual([]);
  });

  test('keeps the link and the size when they are left out', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, link, max_participants, start_time, end_time } = await hostEvent(server, host);
    const { event } = await host.api.ok('updateEvent', {
      path: { eventId },
      body: { start_time, end_time },
    });
    expect(event).toMatchObject({ link, max_participants });
  });

  test('moves an end before the start to the next day', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId } = await hostEvent(server, host);
    const end = async (end_time: string) => {
      const body = { start_time: '2026-12-01T22:00:00.000Z', end_time };
      return (await host.api.ok('updateEvent', { path: { eventId }, body })).event?.end_time;
    };
    expect(await end('2026-12-01T01:00:00.000Z')).toBe('2026-12-02T01:00:00.000Z');
    expect(await end('2026-12-01T22:00:00.000Z')).toBe('2026-12-02T22:00:00.000Z');
    expect(await end('2026-12-01T22:00:00.001Z')).toBe('2026-12-01T22:00:00.001Z');
  });

  test.each([
    ['2026-11-20', '2026-11-30'],
    ['2026-11-21', '2026-12-01'],
    ['2026-11-22', '2026-12-02'],
  ])('moves the day that the host has named, %s, as far as the start', async (date, moved) => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, start_time, end_time } = await hostEvent(server, host, { date });
    const dateAfter = async (body: Record<string, unknown>) =>
      (await host.api.ok('updateEvent', { path: { eventId }, body })).event?.date;
    expect(await dateAfter({ start_time, end_time, max_participants: 7 })).toBe(`${date}T00:00:00.000Z`);
    const times = { start_time: '2026-12-01T23:59:00.000Z', end_time: '2026-12-02T01:00:00.000Z' };
    expect(await dateAfter(times)).toBe(`${moved}T00:00:00.000Z`);
    const earlier = { start_time: '2026-11-21T00:00:00.000Z', end_time: '2026-11-21T01:00:00.000Z' };
    expect(await dateAfter(earlier)).toBe(`${date}T00:00:00.000Z`);
  });

  test.each([
    ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z', 'start_time: must be in the future; pick a'],
    ['9999-12-31T12:00:00.000Z', '9999-12-31T13:00:00.000Z', 'start_time: must be within two years from now'],
    ['2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.001Z', 'end_time: must be within 24 hours of the start'],
    ['2026-12-01T12:00:00.000Z', '9999-12-31T12:00:00.000Z', 'end_time: must be within 24 hours of the start'],
  ])('cannot move it to %s until %s', async (start_time, end_time, message) => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId } = await hostEvent(server, host);
    const body = { start_time, end_time };
    expect(await host.api.errorOf('updateEvent', 400, { path: { eventId }, body })).toContain(message);
  });

  test('changes end, link and size of a running event, but not its start', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, start_time, end_time } = await hostEvent(server, host);
    server.clock.advance(24.5 * 3600);
    const link = 'https://meet.example.org/another';
    const update = (changes: Record<string, unknown>) => ({
      path: { eventId },
      body: { start_time, end_time, ...changes },
    });
    expect((await host.api.ok('updateEvent', update({ link, max_participants: 9 }))).event).toMatchObject({
      link,
      max_participants: 9,
      start_time,
    });
    await host.api.ok('updateEvent', update({ end_time: server.clock.inHours(3) }));
    const earlier = update({ start_time: server.clock.inHours(-1) });
    expect(await host.api.errorOf('updateEvent', 400, earlier)).toContain('start_time: must be in the future');
  });

  test('accepts the unchanged long times of an old event, but no new ones', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId } = await hostEvent(server, host);
    const times = { start_time: '2026-11-01T10:00:00.000Z', end_time: '2026-12-31T10:00:00.000Z' };
    await server.database.db.updateTable('events').set(times).where('id', '=', eventId).execute();
    const path = { eventId };
    await host.api.ok('updateEvent', { path, body: { ...times, max_participants: 9 } });
    const longer = { ...times, end_time: '2027-01-01T10:00:00.000Z' };
    expect(await host.api.errorOf('updateEvent', 400, { path, body: longer })).toContain('end_time');
  });

  test('keeps the size at least at the number of participants', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: eventId, start_time, end_time } = await hostEvent(server, host);
    await letIn(host, ann, eventId);
    await letIn(host, ben, eventId);
    const resize = (max_participants: number) => ({
      path: { eventId },
      body: { start_time, end_time, max_participants },
    });
    expect(await host.api.errorOf('updateEvent', 409, resize(1))).toContain('must be at least 2');
    expect(await host.api.errorOf('updateEvent', 400, resize(0))).toContain('max_participants');
    expect((await host.api.ok('updateEvent', resize(2))).event?.max_participants).toBe(2);
  });

  test.each([
    ['javascript:alert(1)', 'link: must be an http or https address'],
    ['ana@example.org', 'link: must be an http or https address'],
  ])('rejects the link %s', async (link, message) => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, start_time, end_time } = await hostEvent(server, host);
    const body = { start_time, end_time, link };
    expect(await host.api.errorOf('updateEvent', 400, { path: { eventId }, body })).toBe(message);
  });

  test('adds a missing https:// to the link', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, start_time, end_time } = await hostEvent(server, host);
    const body = { start_time, end_time, link: ' meet.example.org/abc ' };
    const answer = await host.api.ok('updateEvent', { path: { eventId }, body });
    expect(answer.event?.link).toBe('https://meet.example.org/abc');
  });
});

describe('participants of a changed event', () => {
  const titlesOf = async (member: TestMember) =>
    (await member.api.ok('listNotifications')).notifications.map(({ title }) => title);

  test('read what changed, once for several edits, and nothing of what only concerns the host', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const {
      _id: eventId,
      start_time,
      end_time,
      title,
      description,
    } = await hostEvent(server, host, {
      skills: ['Bread'],
      title: 'Bread',
    });
    await letIn(host, ann, eventId);
    const change = (body: object) =>
      host.api.ok('updateEvent', { path: { eventId }, body: { start_time, end_time, ...body } });
    await change({ max_participants: 9, hasWaitlist: false, autoApprove: true, title, description, skills: ['bread'] });
    expect(await titlesOf(ann)).toEqual([`You’re in: ${title}`]);
    await change({ title: 'Flatbread' });
    expect(await titlesOf(ann)).toEqual(['Bread is now called Flatbread', `You’re in: ${title}`]);
    await change({ title: 'Flatbread and tea', skills: ['Bread', 'Tea'], language: 'pt' });
    await change({ description: 'With yeast.' });
    expect((await titlesOf(ann))[0]).toBe(
      'Bread is now called Flatbread and tea and has a new description, other skills, and another language',
    );
    await ann.api.ok('readNotifications', { body: { upTo: server.clock.inHours(0) } });
    await change({ description: 'Without yeast.', language: '' });
    expect((await titlesOf(ann))[0]).toBe('Flatbread and tea has a new description');
  });

  test('of a series read once what changed on several dates', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const repeat = { every: 'week', dates: 3, timeZone: 'Europe/Lisbon' } as const;
    const { _id: eventId, start_time, end_time } = await hostEvent(server, host, { title: 'Bread', repeat });
    await ann.api.ok('registerForEvent', { path: { id: eventId }, body: { scope: 'all' } });
    const { series } = await ann.api.ok('getEvent', { path: { eventId } });
    const asked = await ann.api.ok('listEvents', { query: { series: series?._id ?? '' } });
    for (const { _id } of asked) await host.api.ok('approveAllRequests', { path: { eventId: _id } });
    const body = { start_time, end_time, title: 'Flatbread', skills: ['Tea'], scope: 'all' } as const;
    const { event } = await host.api.ok('updateEvent', { path: { eventId }, body });
    const dates = await ann.api.ok('listEvents', { query: { series: event?.series?._id ?? '' } });
    expect(dates.map(({ title, skills }) => [title, ...skills])).toEqual(Array(3).fill(['Flatbread', 'Tea']));
    expect((await titlesOf(ann))[0]).toBe('Bread is now called Flatbread and has other skills (3 dates)');
  });
});

describe('canceling an event', () => {
  test('works once, and the event stays Canceled after its time', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, end_time } = await hostEvent(server, host);
    await host.api.ok('deleteEvent', { path: { eventId } });
    expect(await host.api.errorOf('deleteEvent', 409, { path: { eventId } })).toBe('This event was canceled.');
    server.clock.set(end_time);
    expect(await host.api.ok('getEvent', { path: { eventId } })).toMatchObject({ status: 'Cancelled' });
    expect(await host.api.ok('listCreatedEvents', { query: { status: 'Completed' } })).toEqual([]);
  });
});

test('an edited end keeps its time of day and is the first such time after the start', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, (start, end) => {
      const moved = endAfter(start, end);
      if (end > start) return moved === end;
      const length = moved.getTime() - start.getTime();
      return length > 0 && length <= day && (moved.getTime() - end.getTime()) % day === 0;
    }),
  );
});

describe('an edit of an event that names the version it has read', () => {
  const later = (hours: number) => ({
    start_time: server.clock.inHours(hours),
    end_time: server.clock.inHours(hours + 1),
  });

  test('is rejected after another edit, with the event as it is, and accepted with its version', async () => {
    const [host, cohost, guest] = await enrol(server, 'Hal', 'Cleo', 'Gus');
    const { _id: eventId, version } = await hostEvent(server, host);
    await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: cohost.id } });
    await cohost.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    // Neither a guest nor a co-host changes what an edit does.
    await letIn(host, guest, eventId);
    const path = { eventId };
    const first = await cohost.api.ok('updateEvent', { path, body: { ...later(30), title: 'Rye', version } });
    expect(first.event?.version).not.toBe(version);
    const body = { ...later(30), description: 'Bring a jar.', version };
    const { status, body: error } = await host.api.call('updateEvent', { path, body });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(/^This event has changed since you opened it\. /),
      event: { _id: eventId, title: 'Rye', version: first.event?.version },
    });
    const saved = await host.api.ok('updateEvent', { path, body: { ...body, version: first.event?.version } });
    expect(saved.event).toMatchObject({ title: 'Rye', description: 'Bring a jar.' });
    // Clients of earlier versions of the contract name none.
    await host.api.ok('updateEvent', { path, body: later(31) });
    expect(await guest.api.ok('getEvent', { path })).not.toHaveProperty('version');
  });

  test('succeeds once of many at the same moment', async () => {
    const [host] = await enrol(server, 'Hal');
    const { _id: eventId, version } = await hostEvent(server, host);
    const edits = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) =>
        host.api.call('updateEvent', { path: { eventId }, body: { ...later(30), title, version } }),
      ),
    );
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});
