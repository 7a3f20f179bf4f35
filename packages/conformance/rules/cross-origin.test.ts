import { beforeAll, describe, expect, inject, test } from 'vitest';
import { open, read, send, textsOf } from '../src/chat.ts';
import { readCookies } from '../src/cookies.ts';
import { logIn, type Member, newMember, uniqueWord } from '../src/members.ts';

/** The app's origin, if it is another site; empty if the backend serves it, or without `--web-origin`. */
const origin = inject('webOrigin');

let ann: Member;
let ben: Member;
beforeAll(async () => {
  if (origin !== '') [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
});

const words = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

/** Sends a browser's preflight request for a page of this origin. */
const preflight = (path: string, method: string, asked: string, from = origin) =>
  fetch(inject('backendUrl') + path, {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': asked,
    },
  });

describe.skipIf(origin === '')('the app on another origin', () => {
  test.each([
    ['GET', '/api/user/get/1', 'authorization'],
    ['PUT', '/api/user/edit/1', 'authorization'],
    ['DELETE', '/api/events/delete/1', 'authorization'],
    ['POST', '/api/events/create', 'authorization,content-type,idempotency-key'],
    ['POST', '/api/chat/messages', 'content-type,idempotency-key'],
    ['POST', '/auth/check', 'authorization'],
  ])('is let call %s %s with credentials and its headers', async (method, path, asked) => {
    const { status, headers } = await preflight(path, method, asked);
    expect([200, 204]).toContain(status);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    if (method !== 'GET' && method !== 'POST')
      expect(words(headers, 'access-control-allow-methods')).toContain(method.toLowerCase());
    const allowed = words(headers, 'access-control-allow-headers');
    for (const name of asked.split(',')) expect(allowed).toContain(name);
  });

  test('reads answers and errors, the next page and how long to wait', async () => {
    for (const path of ['/api/events/getAll', '/api/user/get/1']) {
      const { headers } = await fetch(inject('backendUrl') + path, { headers: { origin } });
      expect(headers.get('access-control-allow-origin'), path).toBe(origin);
      expect(headers.get('access-control-allow-credentials'), path).toBe('true');
      expect(words(headers, 'access-control-expose-headers'), path).toEqual(
        expect.arrayContaining(['link', 'retry-after']),
      );
    }
  });

  test('chats with a cookie that browsers send across sites', async () => {
    const { cookies } = await logIn(ann);
    const sent = cookies.filter(
      ({ attributes }) => attributes.get('samesite')?.toLowerCase() === 'none' && attributes.has('secure'),
    );
    expect(sent).not.toEqual([]);
    const text = uniqueWord();
    expect(await send(ann, ben, text, { origin })).toBe(201);
    expect(textsOf(await read(ann.chat, await open(ann, ben)))).toContain(text);
    const { headers } = await ann.api.call('checkAuth', { headers: { origin } });
    expect(
      readCookies(headers).filter(({ attributes }) => attributes.get('samesite')?.toLowerCase() !== 'none'),
    ).toEqual([]);
  });

  test('is the only allowed origin', async () => {
    const { headers } = await preflight('/api/user/edit/1', 'PUT', 'authorization', 'https://elsewhere.example');
    expect(['https://elsewhere.example', '*']).not.toContain(headers.get('access-control-allow-origin'));
  });
});
