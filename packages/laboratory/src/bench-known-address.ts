// `npm run bench -- known-address`: measures whether response times reveal that an address has an account. Alternates
// log-ins with a wrong password and requests for a new one, for addresses with and without an account. Prints medians side
// by side.
//   npm run bench -- known-address --members 50 --rounds 400
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../../../apps/server/test/support/programs/server-process.ts';
import { median } from './bench/load.ts';

const { values } = parseArgs({
  options: { members: { type: 'string', default: '50' }, rounds: { type: 'string', default: '400' } },
});
const [memberCount, rounds] = [Number(values.members), Number(values.rounds)];
const password = 'a long passphrase';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' });

/** Returns the milliseconds until the whole response has arrived. */
async function timed(path: string, body: object): Promise<number> {
  const start = performance.now();
  await (await post(path, body)).text();
  return performance.now() - start;
}

async function post(path: string, body: object): Promise<Response> {
  return await fetch((await server.address) + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

try {
  for (let index = 0; index < memberCount; index += 1)
    await post('/auth/signup', { name: `Member ${index}`, email: `member-${index}@example.org`, password });
  console.log(`${rounds} rounds   known p50   unknown p50   difference`);
  for (const [what, path, fields] of [
    ['log-in', '/auth/login', { password: 'not this passphrase' }],
    ['new password', '/auth/forgot-password', {}],
  ] as const) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = -20; round < rounds; round += 1) {
      const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of kinds) {
        const email = `${kind === 'known' ? 'member' : 'stranger'}-${(round + 20) % memberCount}@example.org`;
        const time = await timed(path, { email, ...fields });
        // The first rounds warm it up.
        if (round >= 0) times[kind].push(time);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const difference = `${(100 * (known / unknown - 1)).toFixed(1)} %`;
    console.log(
      `${what.padEnd(13)}${`${known.toFixed(2)} ms`.padStart(10)}${`${unknown.toFixed(2)} ms`.padStart(14)}${difference.padStart(13)}`,
    );
  }
} finally {
  server.child.kill();
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}
