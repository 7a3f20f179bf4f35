// Starts the server with the state-change endpoint for the rules of packages/conformance. It reads the product's
// settings, and hashes passwords at the lowest cost; the product itself has no such endpoint, and its build does not
// include this program.
import type { AddressInfo } from 'node:net';
import { serveStates } from '@skill-exchange/contracts/state-endpoint';
import { buildApp } from '../src/app.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-settings.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { readSettings } from '../src/env.ts';
import { createTokens } from '../src/modules/auth/tokens.ts';
import { runUntilStopped } from '../src/run-server.ts';
import { testPasswords } from '../test/support/test-passwords.ts';
import { statesWithCleanup } from './state-cleanup.ts';

const clock = () => new Date();
const settings = readSettings();
const { jwtSecret } = settings;
if (jwtSecret === null) throw new Error('JWT_SECRET is required.');

const database = await openDatabase(settings);
await migrate(database);
if (settings.seedDemo) await seedDemo(database.db, clock());
const app = await buildApp({ settings: { ...settings, jwtSecret }, database, clock, passwords: testPasswords });
await app.listen({ port: settings.port, host: settings.host });
const tokens = createTokens(jwtSecret, clock);
const { handlers, tearDown } = statesWithCleanup({ app, db: database.db, tokens, now: clock });
const states = await serveStates(handlers, tearDown);
runUntilStopped({
  log: app.log,
  close: async () => {
    await states.close();
    await app.close();
    await database.close();
  },
});
process.stdout.write(`Its states are at ${states.url}\n`);
process.stdout.write(`Skill Exchange is at http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
