// What `npm start` supervises: opens the embedded database, fills an empty one with the demo community, and serves app,
// API and socket on one port.
import { runUntilStopped } from '@skill-exchange/server/run';
import { readSettings } from '@skill-exchange/server/settings';
import { type RunningServer, startServer } from '@skill-exchange/server/start';
import { StartError } from '@skill-exchange/server/start-error';

function welcome({ address, demo }: RunningServer): string {
  const lines = [`Skill Exchange is at ${address}`, `API reference: ${address}/docs`];
  for (const { name, email, password, note } of demo?.accounts ?? []) {
    lines.push(`Demo account: ${email}, password ${password} (${name}, ${note})`);
  }
  return `\n${lines.join('\n')}\n\nStop it with Ctrl+C.`;
}

try {
  const server = await startServer(readSettings());
  runUntilStopped(server);
  if (process.argv.includes('--welcome')) console.log(welcome(server));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
