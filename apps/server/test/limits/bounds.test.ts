import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { longLists, many } from '../support/kinds/long-lists.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const { lists, crowd, gather, messages, rings } = longLists(server);

interface Found {
  _id: string;
}

/** Returns the list in a response, bare or under any name. */
function entriesOf(body: unknown): Found[] {
  const lists = Array.isArray(body) ? [body] : Object.values(body as object).filter(Array.isArray);
  return lists[0] as Found[];
}

/** Reads a list page by page, following its Link headers. */
async function readAll(reader: TestMember, start: string): Promise<{ parts: Found[][]; bytes: number[] }> {
  const parts: Found[][] = [];
  const bytes: number[] = [];
  for (let url: string | undefined = start; url !== undefined; ) {
    const { chat, api } = reader;
    const answer = await (url.startsWith('/api/chat') ? chat : api).send({ method: 'GET', url });
    if (answer.status !== 200 || parts.length > 40) throw new Error(`${url} answered ${answer.status}`);
    parts.push(entriesOf(answer.body));
    bytes.push(answer.bytes.length);
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return { parts, bytes };
}

describe('a list without a limit has a thousand entries and links to the rest', () => {
  test.each(Object.entries(lists))('%s', async (_, fill) => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const address = await fill(ana, ben);
    const { parts } = await readAll(ana, address);
    expect(parts[0]).toHaveLength(1_000);
    const ids = parts.flat().map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(many);
    // The same order as with smaller pages.
    const small = await readAll(ana, `${address}${address.includes('?') ? '&' : '?'}limit=100`);
    expect(small.parts.flat().map(({ _id }) => _id)).toEqual(ids);
  });
});

test('listRings ends a page after a megabyte, and links to the rest', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await rings(ana, ben);
  const { parts, bytes } = await readAll(ana, '/api/rings');
  expect(Math.max(...bytes)).toBeLessThan(1_100_000);
  expect(parts).toHaveLength(2);
  const ids = parts.flat().map(({ _id }) => _id);
  expect([ids.length, new Set(ids).size]).toEqual([many, many]);
});

describe('a history', () => {
  test('answers the newest thousand messages, oldest first, and links to older ones', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const id = await messages(ana, ben, 'Message ');
    const { parts } = await readAll(ben, `/api/chat/messages/${id}`);
    const texts = parts.map((part) => part.map((message) => (message as unknown as { text: string }).text));
    expect(texts[0]).toHaveLength(1_000);
    expect(texts[0]?.at(-1)).toBe(`Message ${many}`);
    expect(texts.toReversed().flat()).toEqual([
      'first',
      ...Array.from({ length: many - 1 }, (_, index) => `Message ${index + 2}`),
    ]);
  });

  test('catches up by a thousand messages at a time', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const id = await messages(ana, ben, 'Message ');
    const first = await ben.chat.ok('listMessages', { path: { conversationId: id }, query: { limit: 1 } });
    const oldest = await readAll(ben, `/api/chat/messages/${id}`);
    const start = oldest.parts.at(-1)?.[0]?._id;
    const { parts } = await readAll(ben, `/api/chat/messages/${id}?after=${start}`);
    expect(parts.map((part) => part.length)).toEqual([1_000, many - 1 - 1_000]);
    expect(parts.flat().at(-1)?._id).toBe(first[0]?._id);
  });

  test('of long messages has at most a megabyte per answer', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const id = await messages(ana, ben, '語'.repeat(3_990), 300);
    const { parts, bytes } = await readAll(ben, `/api/chat/messages/${id}`);
    expect(Math.max(...bytes)).toBeLessThan(1_100_000);
    expect(parts.flat()).toHaveLength(300);
  });
});

test('an event with many participants lists a thousand of them, the caller and the caller’s own request', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const event = await hostEvent(server, ana, { max_participants: 5_000 });
  await crowd();
  const [last, stranger] = await enrol(server, 'Last', 'Stranger');
  await gather(event._id, ana, 'approved');
  await sql`delete from event_registrations where member_id in (${ben.id}, ${stranger.id})`.execute(server.database.db);
  const path = { eventId: event._id };
  const seen = await last.api.ok('getEvent', { path });
  expect(seen.participants).toHaveLength(1_000);
  expect(seen.participants).toContainEqual({ _id: last.id });
  expect(seen.link).toBe(event.link);
  expect(await last.api.errorOf('registerForEvent', 409, { path: { id: event._id } })).toBe(
    "You're already in this event.",
  );
  await letIn(ana, ben, event._id);
  const [listed] = await ben.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } });
  expect(listed?.participants).toContainEqual({ _id: ben.id });
  const other = await stranger.api.ok('getEvent', { path });
  expect(other.participants).toHaveLength(1_000);
  expect(other).not.toHaveProperty('link');
});

test('events with many requests stay small for everybody but the host', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const event = await hostEvent(server, ana);
  await crowd();
  await gather(event._id, ana, 'pending');
  const [forHost] = await ana.api.ok('listEvents');
  expect(forHost?.requests).toHaveLength(1_000);
  const [forBen] = await ben.api.ok('listEvents');
  expect(forBen?.requests).toEqual([{ _id: ben.id }]);
  const [forVisitor] = await server.visitor.ok('listEvents');
  expect(forVisitor?.requests).toEqual([]);
});

test('unread messages are counted up to a thousand', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  await messages(ana, ben, 'Message ');
  const chats = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
  expect(chats).toMatchObject([{ _id: ana.id, unreadCount: 1_000 }]);
});

test.each(['limit=101', 'limit=1000000', 'limit=0', 'limit=-1', 'limit=1.5', 'limit=all', 'limit=1&limit=2'])(
  '%s is no size of a page',
  async (query) => {
    const { status } = await server.visitor.send({ method: 'GET', url: `/api/user/getAll?${query}` });
    expect(status).toBe(400);
  },
);
