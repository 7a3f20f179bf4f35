// The server with a clock that stands still, for tests that count what is shown: node server-at.ts 2026-11-24T09:00:00Z
// A message of its parent moves the clock to another instant, and does what the worker would do by then. It answers when
// that is done.
import { readSettings } from '../../src/env.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { runUntilStopped } from '../../src/run-server.ts';
import { startServer } from '../../src/start-server.ts';

let now = new Date(process.argv[2] ?? '');
const server = await startServer(readSettings(), () => now);
process.on('message', async (instant) => {
  now = new Date(String(instant));
  const { reminders, digests, alerts } = jobHandlers(server.context);
  await reminders?.({ id: '', data: {} });
  await alerts?.({ id: '', data: {} });
  await digests?.({ id: '', data: {} });
  process.send?.('moved');
});
runUntilStopped(server);
process.stdout.write(`Skill Exchange is at ${server.address}\n`);
