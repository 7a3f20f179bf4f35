// `npm run dev`: runs the server and the web app, and restarts each when its sources change.
//   npm run dev -- --api https://backend.example.org     only the web app, with its requests sent to that backend
import { parseArgs } from 'node:util';
import { endWithParent } from './lib/end-with-parent.ts';
import { exitWith, optionsOf } from './lib/exit-with.ts';
import { run } from './lib/run.ts';

const { api } = optionsOf(() => parseArgs({ options: { api: { type: 'string' } } })).values;
if (api !== undefined && !/^https?:\/\/[^/]/.test(api)) exitWith(`--api must be an http or https address, not ${api}.`);

endWithParent();
process.exitCode =
  api === undefined
    ? // Settings of the environment reach the server.
      await run('turbo', ['run', 'dev', '--ui=stream', '--env-mode=loose'])
    : await run('npm', ['run', 'dev', '--workspace', '@skill-exchange/web'], { API_URL: api.replace(/\/+$/, '') });
