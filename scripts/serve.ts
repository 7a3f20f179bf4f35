// The program that `npm start` supervises: opens the embedded database, fills an empty one with the demo community, and
// serves app, API and socket on one port.
import { runUntilStopped } from '@skill-exchange/server/run';
import { readSettings, type Settings } from '@skill-exchange/server/settings';
import { type RunningServer, startServer } from '@skill-exchange/server/start';
import { StartError } from '@skill-exchange/server/start-error';

function welcome({ address, demo, setup, context }: RunningServer, { mail }: Settings): string {
  const lines = [`${context.community.values.name} is at ${address}`, `API reference: ${address}/docs`];
  if (setup !== null) lines.push(`Nobody runs this community yet. Open within an hour: ${address}${setup}`);
  if (demo !== null && mail.smtpUrl === null) lines.push(`Emails it would send: ${address}/mail`);
  for (const { name, email, password, note } of demo?.accounts ?? []) {
    lines.push(`Demo account: ${email}, password ${password} (${name}, ${note})`);
  }
  return `\n${lines.join('\n')}\n\nStop it with Ctrl+C.`;
}

try {
  const settings = readSettings();
  const server = await startServer(settings);
  runUntilStopped(server);
  if (process.argv.includes('--welcome')) console.log(welcome(server, settings));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
