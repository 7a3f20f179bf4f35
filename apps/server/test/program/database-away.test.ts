import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

/** Rejects every statement while the database is unavailable, like a driver that cannot connect. */
const away = { now: false };
const outage: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (away.now) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return node;
  },
  transformResult: async ({ result }) => result,
};

const once = limitedTo({
  'log-in-failures-per-account-and-address-quarter': 1,
  'log-in-failures-per-address-quarter': 1,
});
const server = useServer(once, (database) => ({
  ...database,
  db: database.db.withPlugin(outage),
}));

test('failed checks of log-ins count for neither the account nor the address', async () => {
  const { email, password } = await server.join('Ana');
  away.now = true;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await server.visitor.call('logIn', { body: { email, password } })).status).toBe(503);
  }
  away.now = false;
  await server.visitor.ok('logIn', { body: { email, password } });
});
