// Fails when regenerating the client from openapi.yaml would change what is committed.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { run } from './lib/run.ts';

const committed = join(root, 'packages/api-client/src/generated/schema.ts');
const fresh = join(root, 'packages/api-client/src/generated/.fresh.ts');
try {
  const code = await run('npm', [
    ...['run', '--silent', '--workspace', '@skill-exchange/api-client', 'generate', '--'],
    ...['--output', 'src/generated/.fresh.ts'],
  ]);
  if (code !== 0 || readFileSync(fresh, 'utf8') !== readFileSync(committed, 'utf8')) {
    console.error(
      'The generated client is not what openapi.yaml says: run `npm run generate` and commit the result.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { force: true });
}
