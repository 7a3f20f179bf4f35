// The server with a clock that stands still, for tests that count what is shown: node server-at.ts 2026-11-24T09:00:00Z
// A message of its parent moves the clock to another instant.
import { readSettings } from '../../src/env.ts';
import { runUntilStopped } from '../../src/run-server.ts';
import { startServer } from '../../src/start-server.ts';

let now = new Date(process.argv[2] ?? '');
process.on('message', (instant) => {
  now = new Date(String(instant));
});
const server = await startServer(readSettings(), () => now);
runUntilStopped(server);
process.stdout.write(`Skill Exchange is at ${server.address}\n`);
