// The server with a clock that stands still, for tests that count what is shown: node server-at.ts 2026-11-24T09:00:00Z
// A message of its parent moves the clock to another instant, or to the same one, and does what a worker would have done by
// then. It answers when that is done. Without such messages no job runs.
import { readSettings } from '../../../src/env.ts';
import { runUntilStopped } from '../../../src/run-server.ts';
import { startServer } from '../../../src/start-server.ts';
import { jobsByClock } from '../jobs-by-clock.ts';

const start = new Date(process.argv[2] ?? '');
let now = () => start;
const server = await startServer({ ...readSettings(), isWorker: false }, () => now());
const jobs = jobsByClock(server.context, start);
now = jobs.now;
let last = Promise.resolve();
process.on('message', (instant) => {
  last = last.then(async () => {
    await jobs.moveTo(new Date(String(instant)));
    process.send?.('moved');
  });
});
runUntilStopped(server);
process.stdout.write(`Skill Exchange is at ${server.address}\n`);
