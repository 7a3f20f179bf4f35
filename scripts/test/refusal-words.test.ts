import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusalWords } from '../../packages/api-mocks/src/refusal-words.ts';

const folder = join(import.meta.dirname, '../../apps/server/src');
const server = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** A refusal as the server's source has it: without the names of fields and skills. */
function inSource(words: string): string {
  return words
    .replace(/^(\w+) not found\.$/, "missing('$1')")
    .replace(/^\w+: /, '')
    .replace('Kite building', '');
}

const all = Object.entries(refusalWords).flatMap(([operation, words]) =>
  Object.entries(words).map(([refusal, text]) => [operation, refusal, text] as const),
);

it.each(all)('the mock of %s refuses (%s) in the words of the server: %s', (_operation, _refusal, text) => {
  expect(server).toContain(inSource(text));
});
