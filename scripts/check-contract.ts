// Fails when openapi.yaml or asyncapi.yaml has something that other programs reject or read in another way, an enum of
// answers that may neither grow nor says why it never will, a text with a name that the contract does not have, something
// deprecated without a date, or a size of pages without a default.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contractProblems } from './contract/contract-problems.ts';
import { unportableYaml } from './contract/portable-yaml.ts';
import { root } from './lib/environment.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = { openapi: 'openapi.yaml', asyncapi: 'asyncapi.yaml' };
const [openapi, asyncapi] = Object.values(files).map((file) => parse(read(file), { maxAliasCount: -1 }));

const problems = [
  ...Object.values(files).flatMap((file) => unportableYaml(read(file)).map((problem) => `${file}, ${problem}`)),
  ...contractProblems({ openapi, asyncapi }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
