import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import texts from './specified-texts.json' with { type: 'json' };

// The specification's texts, letter by letter, each with the story or end-to-end test that shows it.

const root = join(import.meta.dirname, '../..');

/** Returns a story from its export, or a test from its title, up to the next one. */
function sourceOf(file: string, name: string): string {
  const source = readFileSync(join(root, file), 'utf8');
  const parts = source.split(file.endsWith('.stories.tsx') ? /^(?=export const )/m : /^(?=\s*test\()/m);
  const isNamed = (part: string) =>
    new RegExp(`^export const ${name}\\b`).test(part) || (/^\s*test\(\s*['"`]/.test(part) && part.includes(name));
  return parts.find(isNamed) ?? '';
}

test.each(texts)('“$text” is shown by $file › $test', ({ text, file, test: name }) => {
  const source = sourceOf(file, name);
  expect(source, 'this story or test is gone: name the one that shows the text').not.toBe('');
  expect(source.replaceAll("\\'", "'")).toContain(text);
});

test('no text is missing or duplicate', () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBe(145);
});
