// `node scripts/contract-changes.ts [--base REF]`: fails when openapi.yaml or asyncapi.yaml breaks clients of the
// version at a commit (default: origin/main) without a new major version, or changes without any new version. Before the
// product's 1.0, a page of docs/decisions may allow a breaking change: it lists the change as this command prints it.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from 'js-yaml';
import { breakingChanges, type Contract } from './contract/breaking-changes.ts';
import { undecidedChanges } from './contract/undecided-changes.ts';

const { base } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } }).values;

function contractOf(readText: (file: string) => string): Contract {
  const read = (file: string) => load(readText(file)) as Contract['openapi'];
  return { openapi: read('openapi.yaml'), asyncapi: read('asyncapi.yaml') };
}

/** Returns the contract without descriptions and other text for people. */
function withoutWords(contract: Contract): string {
  const wordy = new Set(['description', 'summary', 'example', 'examples', 'info', 'tags', 'externalDocs', 'title']);
  return JSON.stringify(contract, (key, value) => (wordy.has(key) ? undefined : value));
}

const before = contractOf((file) =>
  execFileSync('git', ['show', `${base}:${file}`], { encoding: 'utf8', maxBuffer: 1e8 }),
);
const after = contractOf((file) => readFileSync(file, 'utf8'));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const decisions = globSync('docs/decisions/*.md').map((file) => readFileSync(file, 'utf8'));
const changes = undecidedChanges(breakingChanges(before, after), version, decisions);
const [was, is] = [before.openapi.info.version, after.openapi.info.version];
const isMajor = Number(is.split('.')[0]) > Number(was.split('.')[0]);

for (const change of changes) console.log(`breaks clients: ${change}`);
if (changes.length > 0 && !isMajor) {
  console.error(`The contract breaks clients of ${was}: keep the old form beside the new one, or move to a new major.`);
  process.exitCode = 1;
} else if (was === is && withoutWords(before) !== withoutWords(after)) {
  console.error(`The contract changed: move info.version of openapi.yaml on from ${was}.`);
  process.exitCode = 1;
} else {
  console.log(`${was} to ${is}: ${changes.length === 0 ? 'no client breaks' : 'a new major version'}`);
}
