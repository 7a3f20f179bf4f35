import { randomUUID } from 'node:crypto';
import { passphrase } from './accounts.ts';
import { type Attack, repeat, type Target } from './attack.ts';
import { call, write } from './call.ts';

/** Attacks through the product's public operations. */
export const stranger: Attack[] = [
  {
    name: 'log-ins with wrong passwords',
    by: 'stranger',
    run: (target) =>
      repeat(target, 32, async (number) => {
        const email = number % 2 === 0 ? `unknown-${number}@example.org` : 'ordinary-0@example.org';
        await call(target, {
          method: 'POST',
          path: '/auth/login',
          body: { email, password: `wrong ${number}` },
        });
      }),
  },
  {
    name: 'sign-ups without end',
    by: 'stranger',
    run: (target) =>
      repeat(target, 16, async () => {
        const name = `Stranger ${randomUUID()}`;
        await write(target, name, {
          path: '/auth/signup',
          body: {
            name,
            email: `${randomUUID()}@example.org`,
            password: passphrase,
            skillsOffered: Array.from({ length: 20 }, () => `Skill ${randomUUID()}`),
          },
        });
      }),
  },
  {
    name: 'searches for one letter',
    by: 'stranger',
    run: (target) =>
      repeat(target, 16, async (number) => {
        const letter = 'aeionrst'[number % 8];
        await call(target, {
          path: number % 2 === 0 ? `/api/skills?query=${letter}` : `/api/user/getAll?name=${letter}`,
        });
      }),
  },
  {
    name: 'whole lists again and again',
    by: 'stranger',
    run: (target) =>
      repeat(target, 8, async (number) => {
        const path = number % 2 === 0 ? '/api/user/getAll' : '/api/events/getAll';
        await call(target, { path, headers: { 'accept-encoding': number % 3 === 0 ? 'br' : 'identity' } });
      }),
  },
  {
    name: 'every member, page by page',
    by: 'stranger',
    run: (target) => repeat(target, 8, () => scrape(target)),
  },
  {
    name: 'searches that find no member',
    by: 'stranger',
    run: (target) =>
      repeat(target, 16, async (number) => {
        const words = `${'z'.repeat(1 + (number % 190))} q`;
        await call(target, { path: `/api/user/getAll?limit=100&q=${encodeURIComponent(words)}` });
      }),
  },
];

async function scrape(target: Target): Promise<void> {
  let path = '/api/user/getAll?limit=100';
  for (let page = 0; page < 200 && !target.signal.aborted; page += 1) {
    const { status, next } = await call(target, { path });
    if (status !== 200 || next === null) return;
    path = next;
  }
}
