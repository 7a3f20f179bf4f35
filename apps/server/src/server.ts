import { readSettings } from './env.ts';
import { runUntilStopped } from './run-server.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

try {
  const settings = readSettings();
  const server = await startServer(settings);
  runUntilStopped(server);
  process.stdout.write(`${server.context.community.values.name} is at ${server.address}\n`);
  if (server.setup !== null)
    process.stdout.write(`Nobody runs this community yet. Open within an hour: ${settings.siteUrl}${server.setup}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
