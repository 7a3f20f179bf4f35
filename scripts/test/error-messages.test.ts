import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorExamples } from '../../packages/api-mocks/src/generated/examples.ts';

const sourceOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, '../..', folder, file), 'utf8'))
    .join('\n');

/** Removes numbers and names, which depend on the call. */
const withoutValues = (words: string) => words.replaceAll(/\$\{\{?[^}]*\}\}?|\d+|#(?= dates)|Kite building/g, '…');

// Text rules are shared with the forms.
const rules = readFileSync(join(import.meta.dirname, '../../packages/api-client/src/plain-text.ts'), 'utf8');
const server = withoutValues(sourceOf('apps/server/src') + rules).replaceAll(
  "plural(limit, 'character')",
  '… characters',
);

/** Returns an error message as in the server's source, where fields and names of missing things are separate. */
function inSource(words: string): string {
  return withoutValues(words)
    .replace(/^(\w+) not found\.$/, "notFound('$1')")
    .replace(/^\w+: /, '');
}

/** Messages composed of parts, such as a field and its rule. */
const composed = new Set<string>([
  'rate_limited',
  'internal_error',
  'unsupported_media_type',
  'invalid_input',
  'idempotency_key_reused',
]);

const told = Object.entries(errorExamples).flatMap(([operation, examples]) =>
  Object.entries(examples).flatMap(([status, { code, message }]) =>
    composed.has(code) ? [] : [[`${operation} (${status})`, message] as const],
  ),
);

/** Returns the messages in the handlers' source: sentences with a period, and rules of a field. */
const spoken = [
  ...new Set(
    [...sourceOf('packages/api-mocks/src/handlers').matchAll(/(['`])([^'`\n]+ [^'`\n]+)\1/g)]
      .map(([, , words = '']) => words)
      .filter((words) => words.endsWith('.') || words.includes(': must '))
      // A text of operators.
      .filter((words) => !words.startsWith('# ')),
  ),
].map((words) => ['a handler', words] as const);

it('finds the handlers’ messages', () => {
  expect(spoken.length).toBeGreaterThan(20);
});

it.each([...told, ...spoken])('%s of the mocks uses the server’s message: %s', (_where, words) => {
  expect(server).toContain(inSource(words));
});
