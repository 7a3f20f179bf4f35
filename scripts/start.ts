// `npm start`: builds the app, opens the embedded database, fills an empty one with the demo community, and serves app,
// API and socket on one port.
import { preflight } from '@skill-exchange/server/preflight';
import { readSettings } from '@skill-exchange/server/settings';
import { closeOnSignals, type RunningServer, startServer } from '@skill-exchange/server/start';
import { StartError } from '@skill-exchange/server/start-error';
import { runTurbo } from './lib/turbo.ts';

/** Starts the server on a built app. Throws a StartError whose line is all that a person needs. */
async function start(): Promise<RunningServer> {
  const settings = readSettings({ SEED_DEMO: 'true', LOG_LEVEL: 'warn', ...process.env });
  await preflight(settings);
  console.log('Building the app...');
  const exitCode = await runTurbo(['build'], { quiet: true });
  if (exitCode !== 0) throw new StartError('The app could not be built (see above).');
  return startServer(settings);
}

function welcome({ address, demo }: RunningServer): string {
  const lines = [`Skill Exchange is at ${address}`, `API reference: ${address}/docs`];
  for (const { name, email, password, note } of demo?.accounts ?? []) {
    lines.push(`Demo account: ${email}, password ${password} (${name}, ${note})`);
  }
  return `\n${lines.join('\n')}\n\nStop it with Ctrl+C.`;
}

try {
  const server = await start();
  closeOnSignals(server);
  console.log(welcome(server));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
