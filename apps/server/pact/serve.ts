// Serves the reference backend twice: once with the state-change endpoint and a clock that states move, once as members
// use it. Each has a database of its own: those of PostgreSQL whose addresses are the arguments, or embedded ones.
// Prints where they are as a line of JSON and runs until it is ended.
import type { AddressInfo } from 'node:net';
import { buildApp } from '../src/app.ts';
import { migrate } from '../src/db/migrate.ts';
import { openEmbeddedDatabase } from '../src/db/open-database.ts';
import { openPostgresDatabase } from '../src/db/open-postgres.ts';
import { readSettings } from '../src/env.ts';
import { codesKey, pushPrivateKey, startProvider } from './start-provider.ts';

/** Where both are. */
export interface Served {
  readonly baseUrl: string;
  readonly stateChangeUrl: string;
  /** The one without states. */
  readonly url: string;
}

const [, , databaseOfStates = null, databaseOfMembers = null] = process.argv;
const provider = await startProvider(databaseOfStates);
const database =
  databaseOfMembers === null ? await openEmbeddedDatabase(null) : await openPostgresDatabase(databaseOfMembers);
await migrate(database);
const settings = readSettings({
  LOG_LEVEL: 'silent',
  WEB_DIST: '/nowhere/at/all',
  RATE_LIMIT_FACTOR: '10',
  SESSION_MINUTES: '0',
  WORKER: 'false',
});
const app = await buildApp({
  settings: {
    ...settings,
    articlesUrl: null,
    pushPrivateKey,
    codesKey,
    jwtSecret: 'a secret for conformance that is used nowhere else',
  },
  database,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const served: Served = {
  baseUrl: provider.baseUrl,
  stateChangeUrl: provider.stateChangeUrl,
  url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
};
process.stdout.write(`${JSON.stringify(served)}\n`);
