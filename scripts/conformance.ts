// `npm run conformance`: calls a backend as its members would, and checks what each operation means.
//   npm run conformance -- --url https://backend.example.org     any backend; without --url the server of this repository
//   --only getUser           rules whose operation or sentence has this text
//   --list                   names the rules and runs none
//   --junit FILE             writes a JUnit report as well
// It signs up members of its own and touches nothing else. It needs about 60 sign-ups.
import { parseArgs } from 'node:util';
import { run } from './lib/run.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    junit: { type: 'string' },
  },
});
if (values.url !== undefined && !/^https?:\/\//.test(values.url)) {
  console.error(`--url must be an http or https address, not ${values.url}.`);
  process.exit(1);
}
const { url, only, junit } = values;
process.exitCode = await run(
  'vitest',
  [
    values.list ? 'list' : 'run',
    '--root=packages/conformance',
    ...(only === undefined ? [] : [`--testNamePattern=${escapeRegExp(only)}`]),
    ...(values.list ? [] : ['--reporter=verbose']),
    ...(junit === undefined ? [] : ['--reporter=junit', `--outputFile.junit=${junit}`]),
  ],
  url === undefined ? {} : { CONFORMANCE_URL: url },
);

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
