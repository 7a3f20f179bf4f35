import { expect, it } from 'vitest';
import { plainTexts } from '../src/plain-texts.ts';

const textsOf = (code: string) => plainTexts(code, 'module.tsx').map(({ text }) => text);

it.each([
  ['<p>Sign up</p>', 'Sign up'],
  ['<p>by {name}</p>', 'by'],
  ['<Field label="Email" />', 'Email'],
  ["<Field label={isShort ? 'Mail' : name} />", 'Mail'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a module
  ['<Field label={`Photo of ${name}`} />', 'Photo of …'],
  ["const tabs = [{ label: 'Past' }];", 'Past'],
  ["notify.error('Part of the page is missing');", 'Part of the page is missing'],
  ["export const passwordsDiffer = 'Passwords do not match';", 'Passwords do not match'],
])('finds the text in %s', (code, text) => {
  expect(textsOf(code)).toEqual([text]);
});

it.each([
  '<p>{t`Sign up`}</p>',
  '<p><Trans>Sign up</Trans></p>',
  '<Field label={t`Email`} />',
  '<p className="Not shown here" />',
  "<Icon aria-hidden='true' />",
  '<p>404 · {count}</p>',
  "logger.failure('The page is not there', error);",
  "throw new Error('A page needs a title');",
  "import { Home } from 'Not a text here';",
  "type Kind = 'One of two';",
])('finds no text in %s', (code) => {
  expect(textsOf(code)).toEqual([]);
});
