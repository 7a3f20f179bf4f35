import { readSettings } from './env.ts';
import { runUntilStopped } from './run-server.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

// `npm run worker` runs the jobs of servers with WORKER=false. It is the same server, on a free local port for /health
// and /metrics.
try {
  const settings = readSettings();
  if (settings.databaseUrl === null)
    throw new StartError('A worker of its own needs DATABASE_URL: the embedded database belongs to one process.');
  const worker = await startServer({ ...settings, isWorker: true, seedDemo: false, host: '127.0.0.1', port: 0 });
  runUntilStopped(worker);
  process.stdout.write(`The worker is at ${worker.address}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
