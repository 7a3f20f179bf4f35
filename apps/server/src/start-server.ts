import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AppSettings, buildApp } from './app.ts';
import { serveSnapshots } from './backup/snapshot-socket.ts';
import type { Clock } from './clock.ts';
import type { AppContext } from './context.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-settings.ts';
import { copyPreparedDatabase } from './db/prepared-database.ts';
import { type DemoSummary, seedDemo } from './demo/seed-demo.ts';
import type { Settings } from './env.ts';
import { explainListen } from './explain-listen.ts';
import { codesKey, keptSecret, pushKey, tokenSecret } from './kept-secret.ts';
import { listenableHost } from './listenable-host.ts';
import { offerSetup } from './modules/community/setup.ts';
import { seedCatalog } from './modules/skills/seed-catalog.ts';
import { settingWarnings } from './settings/setting-warnings.ts';
import { StartError } from './start-error.ts';

export interface RunningServer {
  /** The URL for a browser on this machine. */
  address: string;
  /** The demo community's accounts; null when SEED_DEMO is off. */
  demo: DemoSummary | null;
  /** The path of a link that makes a member the operator; null if the community has one. */
  setup: string | null;
  log: FastifyBaseLogger;
  /** What the handlers of jobs need, for tests that run them at once. */
  context: AppContext;
  /** Finishes requests in flight, then closes the database and unlocks the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the database, which locks the data folder, migrates it, and listens. A test may set the
 * `clock`.
 *
 * @throws StartError with one line for the operator: a locked folder, an unreachable database, a port in use.
 * Everything opened so far is closed again.
 */
export async function startServer(settings: Settings, clock: Clock = () => new Date()): Promise<RunningServer> {
  // Closed in reverse order, when the start fails or the server stops.
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (let undo = opened.pop(); undo !== undefined; undo = opened.pop()) await undo();
  };
  try {
    const database = await openDatabase(settings, copyPreparedDatabase);
    opened.push(() => database.close());
    await migrate(database);
    await seedCatalog(database, clock());
    const demo = settings.seedDemo ? await seedDemo(database.db, clock()) : null;
    const app = await buildApp({ settings: await withSecrets(settings), database, clock });
    opened.push(() => app.close());
    for (const warning of settingWarnings(settings)) app.log.warn(warning);
    if (settings.databaseUrl === null) {
      const snapshots = await serveSnapshots(database, settings.dataDir).catch((error: Error) => {
        app.log.warn(`no backup can be made while this server runs: ${error.message}`);
      });
      opened.push(async () => snapshots?.close());
    }
    await listen(app, settings);
    const { port } = app.server.address() as AddressInfo;
    // A database that can store nothing at the moment can still be read.
    const setup = await offerSetup(database.db, clock()).catch((error: Error) => {
      app.log.warn(`no link for the operator can be made at this start: ${error.message}`);
      return null;
    });
    return {
      address: `http://${browsableHost(settings.host)}:${port}`,
      demo,
      setup,
      log: app.log,
      context: app.context,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    // A single address: for each further address of `localhost` Fastify opens a server without sockets and connection
    // limits.
    const { address } = await lookup(await listenableHost(settings.host));
    await app.listen({ port: settings.port, host: address });
  } catch (error) {
    throw explainListen(error, settings);
  }
}

/**
 * Reads or creates the secrets. DATABASE_URL requires one in the settings; a stored one needs the
 * folder's lock.
 */
async function withSecrets(settings: Settings): Promise<AppSettings> {
  const { dataDir, databaseUrl, jwtSecret, pushPrivateKey } = settings;
  if (databaseUrl === null)
    return {
      ...settings,
      jwtSecret: jwtSecret ?? (await keptSecret(dataDir, tokenSecret)),
      pushPrivateKey: pushPrivateKey ?? (await keptSecret(dataDir, pushKey)),
      codesKey: settings.codesKey ?? (await keptSecret(dataDir, codesKey)),
    };
  if (jwtSecret === null) throw new StartError('JWT_SECRET is required with DATABASE_URL.');
  return { ...settings, jwtSecret };
}

function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
