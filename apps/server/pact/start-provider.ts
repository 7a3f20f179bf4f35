import type { AddressInfo } from 'node:net';
import { serveStates } from '@skill-exchange/contracts/state-endpoint';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { buildApp } from '../src/app.ts';
import { migrate } from '../src/db/migrate.ts';
import { openEmbeddedDatabase } from '../src/db/open-database.ts';
import { openPostgresDatabase } from '../src/db/open-postgres.ts';
import { readSettings } from '../src/env.ts';
import { createTokens } from '../src/modules/auth/tokens.ts';
import { createTestBackups } from '../test/support/test-backups.ts';
import { forgettingLimits } from './forgetting-limits.ts';
import { handlersOf } from './states/handlers.ts';
import { limitStates } from './states/limit-states.ts';
import type { World } from './world.ts';

/** The reference backend with its state-change endpoint, ready to verify. */
export interface Provider {
  readonly baseUrl: string;
  readonly stateChangeUrl: string;
  close(): Promise<void>;
}

const jwtSecret = 'a secret for verifications and nothing else';
export const pushPrivateKey = Buffer.alloc(32, 'push').toString('base64url');
export const codesKey = 'another secret for verifications and nothing else';
/** Longer than any limit's window, in milliseconds. */
const pauseMs = 2 * 3_600_000;

/** Small enough for the states that use them up, large enough for all others. */
const numbers = {
  'log-in-failures-per-account-and-address-quarter': 10,
  'sign-ups-per-address-hour': 5,
  'requests-per-address-minute': 100,
  'member-requests-per-address-minute': 100,
};

/**
 * Starts the server on a free port, with its own database: the embedded one in memory, or an empty one
 * of PostgreSQL. It also serves as the article service, with the demo community's articles.
 */
export async function startProvider(databaseUrl: string | null = null): Promise<Provider> {
  const database =
    databaseUrl === null
      ? await openEmbeddedDatabase(null, { queueTimeoutMs: 120_000 })
      : await openPostgresDatabase(databaseUrl);
  await migrate(database);
  let now = Date.now();
  const clock = () => new Date(now);
  const settings = {
    ...readSettings({ LOG_LEVEL: 'silent', WEB_DIST: '/nowhere/at/all', WORKER: 'false' }),
    jwtSecret,
    pushPrivateKey,
    codesKey,
    // A setting of the group that the pacts change, which is not its default.
    contactEmail: 'board@skill-exchange.example',
    meetingRooms: 'https://meet.example.org/{room}',
    articlesUrl: null,
  };
  const { limits, forget } = forgettingLimits({ factor: 10, numbers });
  const app = await buildApp({ settings, database, clock, limits, backups: createTestBackups(clock) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const world: World = {
    app,
    db: database.db,
    tokens: createTokens(jwtSecret, clock),
    now: clock,
  };
  const handlers = { ...handlersOf(world), ...limitStates(world, numbers) } satisfies BackendStateHandlers;
  const passTime = () => {
    now += pauseMs;
    forget();
  };
  const states = await serveStates(startingAnew(passTime, handlers));
  return {
    baseUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    stateChangeUrl: states.url,
    close: async () => {
      await states.close();
      await app.close();
      await database.close();
    },
  };
}

/** Starts every state two hours after the previous one, so that used-up limits are reset. */
function startingAnew<Handlers extends object>(passTime: () => void, handlers: Handlers) {
  const wrapped = Object.entries(handlers).map(([name, handler]) => [
    name,
    (parameters: never) => {
      passTime();
      return handler(parameters);
    },
  ]);
  return Object.fromEntries(wrapped) as Handlers;
}
