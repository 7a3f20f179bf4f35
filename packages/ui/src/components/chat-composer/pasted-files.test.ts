import { expect, it } from 'vitest';
import { meaningOf } from './pasted-files.ts';

const paste = (texts: Record<string, string>, ...names: string[]) =>
  meaningOf({
    files: names.map((name) => new File(['x'], name)) as unknown as FileList,
    getData: (type) => texts[type] ?? '',
  });

const picture = '<meta charset="utf-8"><img src="https://example.org/a.png" alt="">';

it.each([
  ['a file of a Mac', { 'text/plain': 'U\u0308bung.pdf' }, ['Übung.pdf']],
  ['a file with its folder', { 'text/plain': 'C:\\photos\\loaf.png' }, ['loaf.png']],
  ['two files', { 'text/plain': 'a.png\r\nb.png' }, ['a.png', 'b.png']],
  ['a picture of a page', { 'text/html': picture }, ['image.png']],
  [
    'a picture of a page with its address',
    { 'text/plain': 'https://example.org/a.png', 'text/html': picture },
    ['a.png'],
  ],
  ['a picture of a phone', { 'text/plain': 'content://media/external/images/12' }, ['image.png']],
])('the files of a paste are meant: %s', (_what, texts, names) => {
  expect(paste(texts, ...names)).toEqual({ kind: 'files' });
});

it.each([
  ['cells', { 'text/plain': 'a\tb', 'text/html': '<td>a</td><td>b</td>' }],
  ['an address in a document', { 'text/plain': 'https://example.org', 'text/html': '<p>https://example.org</p>' }],
  ['a picture with words', { 'text/plain': 'Look', 'text/html': `${picture}Look` }],
])('the text of a paste is meant: %s', (_what, texts) => {
  expect(paste(texts, 'image.png')).toEqual({ kind: 'text' });
});

it('the text of HTML alone is inserted', () => {
  const html = '<table><tr><td><p>Monday</p></td><td><p>Caf&eacute;</p></td></tr></table>';
  expect(paste({ 'text/html': html }, 'image.png')).toEqual({ kind: 'text', insert: 'Monday\tCafé' });
});
