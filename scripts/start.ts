// `npm start`: builds the app, and runs the server (see serve.ts) until it is stopped. A crashed server is restarted.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { preflight } from '@skill-exchange/server/preflight';
import { readSettings } from '@skill-exchange/server/settings';
import { StartError } from '@skill-exchange/server/start-error';
import { whenNpmEnds } from './lib/end-with-parent.ts';
import { runQuietly } from './lib/run.ts';
import { supervise } from './lib/supervise.ts';
import { buildApp } from './lib/turbo.ts';

const program = join(import.meta.dirname, 'serve.ts');

/** Node keeps the compiled modules of the server, which saves a sixth of the processor time of the next start. */
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compile') };

/** Makes the database that an empty data folder starts with, unless an earlier start has. Without it the server makes one. */
const prepareDatabase = () => runQuietly('node', ['apps/server/build/database.ts']);

/** Resolves to the exit code. Throws a StartError with one line for the operator. */
async function start(): Promise<number> {
  const variables = { SEED_DEMO: 'true', LOG_LEVEL: 'warn', ...process.env };
  const { isEmpty } = await preflight(readSettings(variables));
  console.log('Building the app...');
  const [, failed] = await Promise.all([isEmpty && prepareDatabase(), buildApp({ quiet: true })]);
  if (failed !== 0) throw new StartError('The app could not be built (see above).');
  return await supervise({
    start: (attempt) => fork(program, attempt === 0 ? ['--welcome'] : [], { env: { ...compiled, ...variables } }),
    say: console.error,
  });
}

whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
