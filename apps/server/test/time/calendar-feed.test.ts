import { createHash } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import { describe, expect, test } from 'vitest';
import { loggerOptions } from '../../src/logging/logger-options.ts';
import { requestLog } from '../../src/plugins/request-log.ts';
import { enrol } from '../support/enrol.ts';
import { holdSession, hostEvent, letIn } from '../support/kinds/things.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer({ siteUrl: 'https://swap.example.org' });

async function makeFeed({ api }: TestMember, withLinks = false): Promise<string> {
  const { url } = await api.ok('createCalendarFeed', { body: { withLinks } });
  const [, token] =
    /^https:\/\/swap\.example\.org\/api\/calendar\/feeds\/([\w-]{43})\/skill-exchange\.ics$/.exec(url) ?? [];
  return token ?? '';
}

const read = (feedToken: string, headers: Record<string, string> = {}) =>
  server.visitor.call('readCalendarFeed', { path: { feedToken }, headers });

async function itemsOf(feedToken: string) {
  const { items } = readIcs((await read(feedToken)).bytes.toString());
  return items;
}

/** Returns the entries of the app and the feed for the same period, in the same format. */
async function bothOf({ api }: TestMember, token: string) {
  const query = { from: server.clock.inHours(-24), to: server.clock.inHours(30 * 24) };
  const { entries } = await api.ok('getCalendar', { query });
  const inApp = entries.map(({ _id, title, startsAt, endsAt, consent = 'agreed' }) => ({
    uid: `${_id}@swap.example.org`,
    summary: title,
    start: startsAt,
    end: endsAt,
    status: consent === 'agreed' ? 'CONFIRMED' : 'TENTATIVE',
  }));
  const items = (await itemsOf(token)).filter(({ status }) => status !== 'CANCELLED');
  const inFeed = items.map(({ uid, summary, start, end, status }) => ({ uid, summary, start, end, status }));
  const sorted = (list: typeof inApp | typeof inFeed) => list.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  return { inApp: sorted(inApp), inFeed: sorted(inFeed) };
}

describe('a calendar’s address', () => {
  test('is shown once, and only its hash is stored', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    expect(await ana.api.ok('getCalendarFeed')).toEqual({ success: true, feed: null });
    const token = await makeFeed(ana, true);
    const feed = { createdAt: server.clock.now().toISOString(), withLinks: true };
    expect(await ana.api.ok('getCalendarFeed')).toEqual({ success: true, feed });
    expect(await ben.api.ok('getCalendarFeed')).toEqual({ success: true, feed: null });
    const rows = await server.database.db.selectFrom('calendar_feeds').selectAll().execute();
    const token_hash = createHash('sha256').update(token).digest('base64url');
    expect(rows).toMatchObject([{ member_id: ana.id, token_hash }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is in no log', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const logController = new LogController({ disableRequestLogging: true });
    const app = fastify({ logger: { ...loggerOptions('trace'), stream }, logController });
    await app.register(requestLog);
    app.get('/api/calendar/feeds/:feedToken/skill-exchange.ics', async () => 'BEGIN:VCALENDAR');
    await app.inject('/api/calendar/feeds/secret-of-ana/skill-exchange.ics');
    expect(lines.join()).toContain('feeds/:feedToken');
    expect(lines.join()).not.toContain('secret-of-ana');
  });

  test('stops working after a new one, after it is removed, and with the account', async () => {
    const [ana] = await enrol(server, 'Ana');
    const first = await makeFeed(ana);
    const second = await makeFeed(ana);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    for (let time = 0; time < 2; time += 1) await ana.api.ok('deleteCalendarFeed');
    expect(await read(second)).toMatchObject({ status: 404, body: { code: 'calendar_not_found' } });
    const third = await makeFeed(ana);
    expect((await read(third)).status).toBe(200);
    const { db } = server.database;
    await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', ana.id).execute();
    expect((await read(third)).status).toBe(404);
  });

  test('has no content while its member is suspended', async () => {
    const [ana] = await enrol(server, 'Ana');
    const token = await makeFeed(ana);
    const { db } = server.database;
    const at = server.clock.now();
    const closed = { kind: 'member', target_id: ana.id, member_id: ana.id, opened_at: at, closed_at: at } as const;
    const { id: case_id } = await db.insertInto('cases').values(closed).returning('id').executeTakeFirstOrThrow();
    const action = { case_id, member_id: ana.id, kind: 'suspend', reason: 'Spam.', created_at: at } as const;
    await db
      .insertInto('actions')
      .values({ ...action, until: server.clock.inHours(24) })
      .execute();
    expect((await read(token)).status).toBe(404);
    server.clock.set(server.clock.inHours(24));
    expect((await read(token)).status).toBe(200);
  });

  test('is deleted when the member leaves', async () => {
    const ana = await server.join('Ana');
    await makeFeed(ana);
    await ana.api.ok('deleteAccount', { body: { password: ana.password } });
    expect(await server.database.db.selectFrom('calendar_feeds').selectAll().execute()).toEqual([]);
  });
});

describe('a feed', () => {
  test('shows the same as the app after each step of a session and of an event', async () => {
    const [ana, ben, cleo] = await enrol(server, 'Ana', 'Ben', 'Cleo');
    const tokens = [await makeFeed(ana), await makeFeed(ben)] as const;
    const { db } = server.database;
    const { _id } = await holdSession(server, ana, ben, 24);
    const event = await hostEvent(server, cleo);
    const path = { sessionId: _id };
    const row = db.updateTable('sessions').where('id', '=', _id);
    const steps: [string, number, () => Promise<unknown>][] = [
      ['planned', 1, async () => undefined],
      ['agreed', 1, () => row.set({ agreed_at: server.clock.now() }).execute()],
      ['moved', 1, () => row.set({ date: server.clock.inHours(50), duration_minutes: 45 }).execute()],
      [
        'joined',
        2,
        async () => {
          await letIn(cleo, ana, event._id);
          await letIn(cleo, ben, event._id);
        },
      ],
      ['canceled', 1, () => ana.api.ok('cancelSession', { path })],
      ['event canceled', 0, () => cleo.api.ok('deleteEvent', { path: { eventId: event._id } })],
    ];
    let versions: number[] = [];
    for (const [step, count, take] of steps) {
      await take();
      for (const [index, member] of [ana, ben].entries()) {
        const { inApp, inFeed } = await bothOf(member, tokens[index] ?? '');
        expect([step, inFeed]).toEqual([step, inApp]);
        expect([step, inApp.length]).toEqual([step, count]);
      }
      const found = (await itemsOf(tokens[0])).find(({ uid }) => uid.startsWith(_id));
      versions = [...versions, found?.sequence ?? -1];
    }
    expect(versions).toEqual([0, 1, 2, 2, 3, 3]);
  });

  test('keeps canceled and past entries for 30 days', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const token = await makeFeed(ana);
    const canceled = await holdSession(server, ana, ben, 40 * 24);
    await ben.api.ok('cancelSession', { path: { sessionId: canceled._id } });
    const held = await holdSession(server, ana, ben, 1);
    const read = async () => (await itemsOf(token)).map(({ uid, status }) => [uid.split('@')[0], status]);
    const both = [
      [held._id, 'TENTATIVE'],
      [canceled._id, 'CANCELLED'],
    ];
    expect(await read()).toEqual(both);
    server.clock.advance(30 * 86_400 - 1);
    expect(await read()).toEqual(both);
    server.clock.advance(1);
    expect(await read()).toEqual(both.slice(0, 1));
    server.clock.advance(7_199);
    expect(await read()).toEqual(both.slice(0, 1));
    server.clock.advance(1);
    expect(await read()).toEqual([]);
  });

  test('has an event that began 31 days ago and still lasts', async () => {
    const [ana] = await enrol(server, 'Ana');
    const token = await makeFeed(ana);
    const { _id } = await hostEvent(server, ana);
    const times = { start_time: server.clock.inHours(-31 * 24), end_time: server.clock.inHours(1) };
    await server.database.db.updateTable('events').set(times).where('id', '=', _id).execute();
    expect((await itemsOf(token)).map(({ uid }) => uid.split('@')[0])).toEqual([_id]);
  });

  test('is a valid calendar when it is empty', async () => {
    const [ana] = await enrol(server, 'Ana');
    const text = (await read(await makeFeed(ana))).bytes.toString();
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:UTC\r\n.+END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/s);
  });

  test('has meeting links only on request', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    await holdSession(server, ana, ben, 24);
    await hostEvent(server, ana);
    expect((await read(await makeFeed(ana))).bytes.toString()).not.toContain('meet.example.org');
    const locations = (await itemsOf(await makeFeed(ana, true))).map(({ location }) => location);
    expect(locations).toEqual(['https://meet.example.org/swap', 'https://meet.example.org/sourdough']);
  });

  test('has nothing of blocked or blocking members', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const token = await makeFeed(ana);
    await holdSession(server, ana, ben, -2);
    await holdSession(server, ben, ana, 24);
    const event = await hostEvent(server, ben);
    await letIn(ben, ana, event._id);
    expect(await itemsOf(token)).toHaveLength(3);
    await ben.api.ok('blockMember', { path: { userId: ana.id } });
    expect(await itemsOf(token)).toEqual([]);
    expect((await bothOf(ana, token)).inApp).toEqual([]);
  });

  test('is only for calendar programs, which poll hourly and download only changes', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const token = await makeFeed(ana);
    await holdSession(server, ana, ben, 24);
    const first = await read(token);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    });
    const text = first.bytes.toString();
    for (const line of ['METHOD:PUBLISH', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'])
      expect(text.split('\r\n')).toContain(line);
    expect(text).not.toMatch(/TZID|VTIMEZONE|@example\.org/);
    server.clock.advance(3_600);
    const again = await read(token, { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    await holdSession(server, ana, ben, 48);
    expect((await read(token, { 'if-none-match': String(first.headers.etag) })).status).toBe(200);
  });
});
