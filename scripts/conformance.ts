// `npm run conformance`: calls a backend as its members, and checks the rules of each operation.
//   npm run conformance -- --url https://backend.example.org     any backend; without --url the server of this repository
//   --state-change-url URL   its state-change endpoint, as in npm run pact:verify; without it, rules that need a state are skipped
//   --web-origin URL         the app's origin, if it differs from the backend's: checks CORS and cookies for it
//   --only getUser           rules whose operation or title contains this text
//   --without-additions      excludes operations that a backend may lack (x-addition in openapi.yaml)
//   --list                   lists the rules without running them; those of additions end with "(addition)"
//   --junit FILE             writes a JUnit report as well
// It signs up its own members, deletes them at the end, and changes nothing else.
import './lib/in-own-run.ts';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { exitWith, optionsOf, printHelpIfAsked } from './lib/exit-with.ts';
import { run } from './lib/run.ts';

const options = {
  url: { type: 'string' },
  'state-change-url': { type: 'string' },
  'web-origin': { type: 'string' },
  only: { type: 'string' },
  'without-additions': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  junit: { type: 'string' },
} satisfies ParseArgsConfig['options'];

printHelpIfAsked(import.meta.filename);
const { values } = optionsOf(() => parseArgs({ options }));
const { url, only, junit } = values;
if (url !== undefined && !/^https?:\/\//.test(url)) exitWith(`--url must be an http or https address, not ${url}.`);
if (values['state-change-url'] !== undefined && url === undefined)
  exitWith('--state-change-url needs --url: this repository’s server brings its own.');
const pattern = [values['without-additions'] ? '^(?!.*\\(addition\\)$)' : '', only && `.*${escapeRegExp(only)}`];
const wanted = pattern.filter(Boolean).join('');
process.exitCode = await run(
  'vitest',
  [
    ...(values.list ? ['list', '--staticParse=false'] : ['run']),
    '--root=packages/conformance',
    ...(wanted === '' ? [] : [`--testNamePattern=${wanted}`]),
  ],
  {
    ...(url === undefined
      ? {}
      : {
          CONFORMANCE_URL: url,
          CONFORMANCE_WEB_ORIGIN: values['web-origin'] ?? '',
          CONFORMANCE_STATE_CHANGE_URL: values['state-change-url'] ?? '',
        }),
    ...(junit === undefined ? {} : { CONFORMANCE_JUNIT: resolve(junit) }),
  },
);

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
