import { describe, expect, test } from 'vitest';
import { createSealedCursors } from '../../src/sealed-cursors.ts';
import { enrol, enrolMany } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import type { TestClient } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

async function cursorOf(url: string, client: TestClient = server.visitor): Promise<string> {
  const { headers } = await client.send({ method: 'GET', url });
  return /[?&]cursor=([^&>]+)/.exec(String(headers.link ?? ''))?.[1] ?? '';
}

const statusOf = async (url: string, client: TestClient = server.visitor) =>
  (await client.send({ method: 'GET', url })).status;

const badCursor = 'cursor: must be the one that the Link header gave';

describe('a cursor', () => {
  test('has nothing to read, always the same length, and is the same for the same place', async () => {
    await enrolMany(server, 12);
    const cursors: string[] = [];
    for (const limit of [1, 2, 11]) cursors.push(await cursorOf(`/api/user/getAll?limit=${limit}`));
    cursors.push(await cursorOf('/api/members/search?limit=1'));
    for (const cursor of cursors) {
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(() => JSON.parse(Buffer.from(cursor, 'base64url').toString())).toThrow();
    }
    expect(new Set(cursors.map(({ length }) => length)).size).toBe(1);
    expect(new Set(cursors).size).toBe(cursors.length);
    expect(await cursorOf('/api/user/getAll?limit=1')).toBe(cursors[0]);
  });

  test('is rejected once a character of it is changed, left out or added', async () => {
    await enrolMany(server, 3);
    const cursor = await cursorOf('/api/user/getAll?limit=1');
    const changed = [...cursor].map(
      (letter, at) => cursor.slice(0, at) + (letter === 'A' ? 'B' : 'A') + cursor.slice(at + 1),
    );
    const others = [cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, `${cursor}=`, `${cursor}!`, ` ${cursor}`, ''];
    for (const other of [...changed, ...others])
      expect(await statusOf(`/api/user/getAll?limit=1&cursor=${encodeURIComponent(other)}`), other).toBe(400);
    expect(await statusOf(`/api/user/getAll?limit=1&cursor=${cursor}`)).toBe(200);
  });

  test('that a client writes is rejected, in the format of earlier versions too', async () => {
    await enrolMany(server, 3);
    for (const key of ['[2]', '[0,360,45,2]', '[2]'.padEnd(96)])
      for (const cursor of [key, Buffer.from(key).toString('base64url')])
        expect(await server.visitor.errorOf('listUsers', 400, { query: { cursor, limit: 1 } })).toBe(badCursor);
  });

  test('continues its own list alone, in its own order', async () => {
    const [ann, ben, cat] = await enrol(server, 'Ann', 'Ben', 'Cat');
    const conversations = [];
    for (const other of [ben, cat]) {
      await say(ann, other, 'one');
      conversations.push((await say(ann, other, 'two')).conversationId);
    }
    const [first, second] = conversations.map((id) => `/api/chat/messages/${id}?limit=1`);
    const inFirst = await cursorOf(first ?? '', ann.chat);
    expect(await statusOf(`${first}&cursor=${inFirst}`, ann.chat)).toBe(200);
    expect(await statusOf(`${second}&cursor=${inFirst}`, ann.chat)).toBe(400);
    const best = await cursorOf('/api/members/search?limit=1&sort=best');
    expect(await statusOf(`/api/members/search?limit=1&sort=best&cursor=${best}`)).toBe(200);
    expect(await statusOf(`/api/members/search?limit=1&sort=rating&cursor=${best}`)).toBe(400);
    expect(await statusOf(`/api/user/getAll?limit=1&cursor=${best}`)).toBe(400);
  });
});

describe('cursors of other secrets', () => {
  const link = { link: '</api/user/getAll?cursor=[7]&limit=1>; rel="next"' };
  const [before, after] = ['b'.repeat(40), 'a'.repeat(40)];
  const given = (secrets: readonly [string, string | null]) =>
    /cursor=([^&>]+)/.exec(createSealedCursors(secrets).seal(link, 'members')?.link ?? '')?.[1] ?? '';

  test('open while the earlier secret is set, as on every instance', () => {
    const cursor = given([before, null]);
    expect(createSealedCursors([before, null]).open({ cursor }, 'members').cursor.trim()).toBe('[7]');
    expect(createSealedCursors([after, before]).open({ cursor }, 'members').cursor.trim()).toBe('[7]');
    expect(() => createSealedCursors([after, null]).open({ cursor }, 'members')).toThrow(badCursor);
    expect(() => createSealedCursors([before, null]).open({ cursor }, 'events')).toThrow(badCursor);
  });

  test('are made with the current secret', () => {
    expect(given([after, before])).toBe(given([after, null]));
  });
});
