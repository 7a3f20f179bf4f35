import { readSettings } from './env.ts';
import { StartError } from './start-error.ts';
import { closeOnSignals, startServer } from './start-server.ts';

try {
  const server = await startServer(readSettings());
  closeOnSignals(server);
  process.stdout.write(`Skill Exchange is at ${server.address}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
