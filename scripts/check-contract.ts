// Fails when openapi.yaml or asyncapi.yaml has something that other programs reject or read in another way, an enum of
// answers that may neither grow nor says why it never will, a text with a name that the contract does not have, something
// deprecated without a date, or a size of pages without a default.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Contract } from './contract/breaking-changes.ts';
import { contractProblems } from './contract/contract-problems.ts';
import { unportableYaml } from './contract/portable-yaml.ts';
import { root } from './lib/environment.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = ['openapi.yaml', 'asyncapi.yaml'];
const parsed = (file: string) => load(read(file)) as Contract['openapi'];

const problems = [
  ...files.flatMap((file) => unportableYaml(read(file)).map((problem) => `${file}, ${problem}`)),
  ...contractProblems({ openapi: parsed('openapi.yaml'), asyncapi: parsed('asyncapi.yaml') }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
