// The server with a clock that stands still, for tests that count what is shown: node server-at.ts 2026-11-24T09:00:00Z
import { readSettings } from '../../src/env.ts';
import { runUntilStopped } from '../../src/run-server.ts';
import { startServer } from '../../src/start-server.ts';

const [instant = ''] = process.argv.slice(2);
const server = await startServer(readSettings(), () => new Date(instant));
runUntilStopped(server);
process.stdout.write(`Skill Exchange is at ${server.address}\n`);
