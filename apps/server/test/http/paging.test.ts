import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type List, nextLink, readPage, rowsToFetch } from '../../src/paging.ts';
import { enrol, enrolMany } from '../support/enrol.ts';
import { giveReview, holdSession, say, unknownId } from '../support/kinds/things.ts';
import type { TestClient } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

/** Follows the Link headers from a URL and returns each page's response. `between` runs after the first pages. */
async function walk(client: TestClient, start: string, between?: () => Promise<unknown>): Promise<unknown[]> {
  const pages: unknown[] = [];
  for (let url: string | undefined = start; url !== undefined; ) {
    const { status, body, headers } = await client.send({ method: 'GET', url });
    if (status !== 200 || pages.length > 1000) throw new Error(`${url} answered ${status}`);
    pages.push(body);
    url = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    if (pages.length <= 3) await between?.();
  }
  return pages;
}

const limits = fc.integer({ min: 1, max: 8 });

test('pages of messages are the complete history in order, while new messages arrive', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ann, ben, 'first');
  for (let index = 0; index < 20; index += 1) await say(index % 2 ? ann : ben, index % 2 ? ben : ann, `${index}`);
  const address = `/api/chat/messages/${conversationId}`;
  await fc.assert(
    fc.asyncProperty(limits, async (limit) => {
      const [before] = (await walk(ann.chat, address)) as { _id: string }[][];
      const pages = (await walk(ann.chat, `${address}?limit=${limit}`, () => say(ben, ann, 'new'))) as {
        _id: string;
      }[][];
      expect(pages.every((page) => page.length <= limit)).toBe(true);
      const ids = pages
        .toReversed()
        .flat()
        .map(({ _id }) => _id);
      expect(ids).toEqual(before?.map(({ _id }) => _id));
    }),
    { numRuns: 8 },
  );
});

test('catching up in pages has the same result as at once', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const first = await say(ann, ben, 'first');
  for (let index = 0; index < 15; index += 1) await say(ann, ben, `${index}`);
  const address = `/api/chat/messages/${first.conversationId}?after=${first._id}`;
  const [atOnce] = (await walk(ben.chat, address)) as unknown[][];
  await fc.assert(
    fc.asyncProperty(limits, async (limit) => {
      expect((await walk(ben.chat, `${address}&limit=${limit}`)).flat()).toEqual(atOnce);
    }),
    { numRuns: 6 },
  );
});

test('pages of reviews have each review once, while new ones arrive', async () => {
  const [subject, ...authors] = await enrolMany(server, 4);
  if (subject === undefined) throw new Error('No member to review');
  const review = async (index: number) => {
    const author = authors[index % authors.length] ?? subject;
    const { _id } = await holdSession(server, author, subject, -1);
    return await giveReview(author, subject, _id, 1 + (index % 5));
  };
  for (let index = 0; index < 12; index += 1) await review(index);
  const address = `/api/reviews/user/${subject.id}`;
  type Page = { reviews: { _id: string }[] };
  await fc.assert(
    fc.asyncProperty(limits, async (limit) => {
      const [all] = (await walk(server.visitor, address)) as Page[];
      const pages = (await walk(server.visitor, `${address}?limit=${limit}`, () => review(0))) as Page[];
      const ids = pages.flatMap((page) => page.reviews.map(({ _id }) => _id));
      expect(ids).toEqual(all?.reviews.map(({ _id }) => _id));
    }),
    { numRuns: 5 },
  );
});

test('pages of chats have each chat once, also of the same moment', async () => {
  const [ann, ...others] = await enrolMany(server, 14);
  if (ann === undefined) throw new Error('No member to chat with');
  for (const [index, other] of others.entries()) {
    if (index % 3 === 0) server.clock.advance(1);
    await say(other, ann, 'hello');
  }
  const address = `/api/chat/users/chats/${ann.id}`;
  const [all] = (await walk(ann.chat, address)) as unknown[][];
  expect(all).toHaveLength(others.length);
  await fc.assert(
    fc.asyncProperty(limits, async (limit) => {
      expect((await walk(ann.chat, `${address}?limit=${limit}`)).flat()).toEqual(all);
    }),
    { numRuns: 6 },
  );
});

/** Returns a list of the numbers from 1, each with the length of `size`. */
function numbers(count: number, size = 1) {
  return {
    kinds: ['number'] as ['number'],
    keyOf: (row: { key: number }): [number] => [row.key],
    read: async (after: [number] | null, rows: number) => {
      const start = after?.[0] ?? 0;
      const there = Math.max(0, Math.min(rows, count - start));
      return Array.from({ length: there }, (_, index) => ({
        key: start + index + 1,
        text: 'é'.repeat(size),
      }));
    },
  };
}

test('pages of every size read few rows, and say whether there is more', async () => {
  const sizes = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(new Set(sizes.map(rowsToFetch)).size).toBeLessThan(5);
  for (const limit of sizes) {
    for (const there of [0, limit - 1, limit, limit + 1, 200]) {
      const { rows, nextCursor } = await readPage({ limit }, numbers(there));
      expect([rows.length, nextCursor !== null]).toEqual([Math.min(there, limit), there > limit]);
    }
  }
});

test.each([
  [999, 1, 999],
  [1_000, 1, 1_000],
  [5_000, 1, 1_000],
  // Two bytes per letter: a response ends before a megabyte, and has at least one row.
  [5_000, 2_000, 248],
  [5_000, 600_000, 1],
])('of %i rows of %i letters an answer has %i, and the cursor leads on to all of them', async (count, size, most) => {
  const list = numbers(count, size);
  const first = await readPage({}, list);
  expect(first.rows).toHaveLength(most);
  const keys = first.rows.map(({ key }) => key);
  for (let cursor = first.nextCursor, pages = 1; cursor !== null && pages < 6; pages += 1) {
    const page = await readPage({ cursor }, list);
    keys.push(...page.rows.map(({ key }) => key));
    cursor = page.nextCursor;
  }
  expect(keys).toEqual(keys.map((_, index) => index + 1));
  expect(first.nextCursor === null).toBe(most === count);
});

test('the next page has the same path', () => {
  expect(nextLink('/api/user/getAll?q=a%26b&cursor=old', 'new')).toEqual({
    link: '</api/user/getAll?q=a%26b&cursor=new>; rel="next"',
  });
});

test('an invalid cursor is rejected on every paged list', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ann, ben, 'hello');
  const addresses = [
    '/api/events/getAll',
    '/api/user/getAll',
    `/api/chat/messages/${conversationId}`,
    `/api/chat/users/chats/${ann.id}`,
    `/api/reviews/user/${ann.id}`,
  ];
  for (const address of addresses) {
    for (const cursor of ['x', '%00', 'nonsense', 'W10', 'e30', 'WyJhIl0', 'WzFlOTld', 'bnVsbA']) {
      const { status } = await ann.chat.send({ method: 'GET', url: `${address}?limit=1&cursor=${cursor}` });
      expect(status, `${address} ${cursor}`).toBe(400);
    }
  }
});

const noon = '2026-11-21T12:00:00.000Z';

/** The key of a list of events: its start and its id. */
const events = { kinds: ['instant', 'id'] as const, keyOf: () => [noon, unknownId] as [string, string] };
const users = { kinds: ['number'] as const, keyOf: () => [7] as [number] };

// As of an earlier version of the list.
test.each([
  [events, [noon]],
  [events, [noon, 'x']],
  [events, [noon, unknownId, 1]],
  [events, ['2026-11-21T12:00:00Z', unknownId]],
  [events, ['2026-02-30T12:00:00.000Z', unknownId]],
  [events, ['0000-01-01T00:00:00.000Z', unknownId]],
  [events, ['+275760-09-13T00:00:00.000Z', unknownId]],
  [events, [7, unknownId]],
  [users, ['7']],
  [users, [1e99]],
  [users, [7.5]],
  [users, 7],
  [users, null],
])('a list of %j rejects the cursor %j', async (list, key) => {
  const read = async () => [];
  const page = readPage({ cursor: JSON.stringify(key) }, { ...list, kinds: [...list.kinds], read } as List<
    unknown,
    ('instant' | 'id' | 'number')[]
  >);
  await expect(page).rejects.toThrow('cursor: must be the one that the Link header gave');
});
