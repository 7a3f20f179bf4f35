// `npm run conformance`: calls a backend as its members would, and checks what each operation means.
//   npm run conformance -- --url https://backend.example.org     any backend; without --url the server of this repository
//   --web-origin URL         the origin of the app, where it is another one than the backend's: checks CORS and cookies for it
//   --only getUser           rules whose operation or sentence has this text
//   --without-additions      leaves out what a backend may lack (x-addition in openapi.yaml)
//   --list                   names the rules and runs none; those of additions end with "(addition)"
//   --junit FILE             writes a JUnit report as well
//   --mutations              lets the server of this repository go wrong in every listed way, and says what noticed it;
//                            with --only those whose class, name or operation has the text, with --jobs N so many at once
// It signs up members of its own and touches nothing else.
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { tryMutations } from './conformance-mutations.ts';
import { exitWith, optionsOf, printHelpIfAsked } from './lib/exit-with.ts';
import { run } from './lib/run.ts';

const options = {
  url: { type: 'string' },
  'web-origin': { type: 'string' },
  only: { type: 'string' },
  'without-additions': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  junit: { type: 'string' },
  mutations: { type: 'boolean', default: false },
  jobs: { type: 'string' },
} satisfies ParseArgsConfig['options'];

printHelpIfAsked(import.meta.filename);
const { values } = optionsOf(() => parseArgs({ options }));
const { url, only, junit, jobs } = values;
if (url !== undefined && !/^https?:\/\//.test(url)) exitWith(`--url must be an http or https address, not ${url}.`);
if (jobs !== undefined && !/^[1-9]\d?$/.test(jobs)) exitWith(`--jobs must be a whole number, not ${jobs}.`);
process.exitCode = values.mutations
  ? await tryMutations({ only, jobs: jobs === undefined ? undefined : Number(jobs) })
  : await runRules();

function runRules(): Promise<number> {
  const pattern = [values['without-additions'] ? '^(?!.*\\(addition\\)$)' : '', only && `.*${escapeRegExp(only)}`];
  const wanted = pattern.filter(Boolean).join('');
  return run(
    'vitest',
    [
      ...(values.list ? ['list', '--staticParse=false'] : ['run']),
      '--root=packages/conformance',
      ...(wanted === '' ? [] : [`--testNamePattern=${wanted}`]),
    ],
    {
      ...(url === undefined ? {} : { CONFORMANCE_URL: url, CONFORMANCE_WEB_ORIGIN: values['web-origin'] ?? '' }),
      ...(junit === undefined ? {} : { CONFORMANCE_JUNIT: resolve(junit) }),
    },
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
