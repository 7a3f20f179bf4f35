import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProgram } from '../../apps/server/test/support/programs/server-process.ts';
import { newPostgresDatabase } from '../../apps/server/test/support/test-database.ts';
import type { LedgerAccount } from '../../packages/conformance/src/clean-up/account-ledger.ts';
import { cleanUp, cleanUpAfterKilled, newLedger } from '../../packages/conformance/src/clean-up/clean-up.ts';
import { exitWith } from './exit-with.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
    stateChangeUrl: string;
    webOrigin: string;
    accountsFile: string;
  }
}

/** The server of this repository with a state-change endpoint. */
const program = join(import.meta.dirname, '../../apps/server/pact/serve-with-states.ts');

/** The web app's origin for the server of this repository, for the rules about other origins. */
export const webOrigin = 'https://app.conformance.example';

/**
 * Provides the backend in `CONFORMANCE_URL`, and deletes the suite's accounts there. Without one it starts the server of
 * this repository on an empty database: a new one on the PostgreSQL in `TEST_DATABASE_URL`, or an embedded one. Its
 * passwords are hashed at the lowest cost.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { CONFORMANCE_URL: url } = process.env;
  const own = url === undefined ? await startBackend() : null;
  const backend = own ?? {
    url: (url ?? '').replace(/\/+$/, ''),
    stateChangeUrl: process.env.CONFORMANCE_STATE_CHANGE_URL ?? '',
  };
  if (own === null) {
    await fetch(backend.url).catch(() => exitWith(`No backend answers at ${backend.url}.`));
    for (const line of await cleanUpAfterKilled(backend)) console.log(`An earlier run was interrupted: ${line}.`);
  }
  const accountsFile = newLedger(backend);
  project.provide('backendUrl', backend.url);
  project.provide('stateChangeUrl', backend.stateChangeUrl);
  project.provide('webOrigin', own === null ? (process.env.CONFORMANCE_WEB_ORIGIN ?? '') : webOrigin);
  project.provide('accountsFile', accountsFile);
  return async () => {
    // Of a server that stops now only these, so that each run checks them: conformance-cleanup.test.ts deletes others.
    const isDeleted = ({ recoveryCodes }: LedgerAccount) => own === null || recoveryCodes !== undefined;
    for (const line of await cleanUp(backend, accountsFile, isDeleted)) console.log(`The suite ${line}.`);
    if (own === null) return;
    rmSync(accountsFile, { force: true });
    await own.stop();
  };
}

/** Starts the server of this repository for the rules, with its limits multiplied by a factor. */
export async function startBackend(
  limitFactor = 30,
): Promise<{ url: string; stateChangeUrl: string; stop: () => Promise<void> }> {
  const { TEST_DATABASE_URL: postgres } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const database = postgres === undefined ? null : await newPostgresDatabase(postgres);
  const settings = {
    DATA_DIR: folder,
    // As patient as on PostgreSQL, also on a busy machine.
    DATABASE_CONNECT_TIMEOUT_MS: '120000',
    // With members and events of others, and with articles.
    SEED_DEMO: 'true',
    JWT_SECRET: 'a secret for conformance that is used nowhere else',
    CODES_KEY: 'a key for conformance that is used nowhere else',
    RATE_LIMIT_FACTOR: String(limitFactor),
    PUSH_PRIVATE_KEY: Buffer.alloc(32, 'push').toString('base64url'),
    // Passkeys and codes need a confirmed address, and no rule can open an email.
    VERIFY_EMAIL: 'off',
    // Sessions end immediately, so that no rule waits an hour.
    SESSION_MINUTES: '0',
    MEETING_ROOMS: 'https://meet.conformance.example/{room}',
    WEB_ORIGIN: webOrigin,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  };
  const server = startProgram(settings, program);
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const url = await server.address;
  const stateChangeUrl = /^Its states are at (\S+)$/m.exec(server.output())?.[1] ?? '';
  return { url, stateChangeUrl, stop };
}
