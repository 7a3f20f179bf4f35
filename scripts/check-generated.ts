// Fails when regenerating the client from openapi.yaml changes what is committed; leaves the files as they were.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { runQuietly } from './lib/run.ts';

const folder = join(root, 'packages/api-client/src/generated');
const read = () =>
  readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const);
const committed = read();
try {
  const exitCode = await runQuietly('npm', ['run', 'generate']);
  if (exitCode !== 0 || JSON.stringify(read()) !== JSON.stringify(committed)) {
    console.error('The generated client is not what openapi.yaml says: run `npm run generate` and commit the result.');
    process.exitCode = 1;
  }
} finally {
  for (const [file, text] of committed) writeFileSync(file, text);
}
