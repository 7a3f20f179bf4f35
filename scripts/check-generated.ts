// Fails when regenerating the client from openapi.yaml changes what is committed; leaves the files as they were.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { runQuietly } from './lib/run.ts';

const file = join(root, 'packages/api-client/src/generated/schema.ts');
const committed = readFileSync(file, 'utf8');
try {
  const exitCode = await runQuietly('npm', ['run', 'generate']);
  if (exitCode !== 0 || readFileSync(file, 'utf8') !== committed) {
    console.error(
      'The generated client is not what openapi.yaml says: run `npm run generate` and commit the result.',
    );
    process.exitCode = 1;
  }
} finally {
  writeFileSync(file, committed);
}
