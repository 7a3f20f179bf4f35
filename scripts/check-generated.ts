// Fails when regenerating the client from openapi.yaml changes a committed file; restores the files afterwards.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { runQuietly } from './lib/run.ts';

const folders = ['packages/api-client/src/generated', 'packages/api-mocks/src/generated'];
const read = () =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
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
