import { expect, test } from 'vitest';
import { pageStyles, wordsIn } from '../src/app/prerender/page-styles.ts';

const sheet = [
  '@layer theme,base,utilities;',
  '@layer base{body{margin:0}}',
  '@layer utilities{.grid{display:grid}.top-1\\/2{top:50%}.left-0,.right-0{inset:0}',
  '.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}',
  '.group:is(:hover,:focus) .group-hover\\:mt-\\[1\\,5px\\]{margin-top:1.5px}',
  '@media (width>=40rem){.sm\\:grid{display:grid}}}',
  '@keyframes spin{to{rotate:1turn}}',
].join('');

test('holds what has no class, and the rules of the classes in the texts', () => {
  expect(pageStyles(sheet, '<p class="grid right-0">', wordsIn('const a="top-1/2"'))).toBe(
    '@layer theme,base,utilities;@layer base{body{margin:0}}' +
      '@layer utilities{.grid{display:grid}.top-1\\/2{top:50%}.right-0{inset:0}}',
  );
});

test('leaves out a condition of which nothing is left', () => {
  expect(pageStyles(sheet, '<p class="sm:grid">', [])).toContain(
    '@media (width>=40rem){.sm\\:grid{display:grid}}',
  );
  expect(pageStyles(sheet, '<p class="grid">', [])).not.toContain('@media');
});

test('reads classes that are written with brackets, signs and commas', () => {
  const html = '<p class="[&amp;&gt;svg]:size-4"><p class="group"><p class="group-hover:mt-[1,5px]">';
  expect(pageStyles(sheet, html, [])).toContain('svg{width:1rem}');
  expect(pageStyles(sheet, html, [])).toContain('margin-top:1.5px');
  expect(pageStyles(sheet, '<p class="group">', [])).not.toContain('margin-top');
});

test('knows which classes a selector can do without', () => {
  const choices = '.a:not(.b){color:red}:is(.a,.b) p{color:blue}.b:where(.a){color:green}';
  expect(pageStyles(choices, '<p class="a">', [])).toBe('.a:not(.b){color:red}:is(.a,.b) p{color:blue}');
});

test('looks for a class with a quote in it on both sides of the quote', () => {
  const quoted = '.a\\[b\\=\\"\\"\\]\\:c{color:red}';
  expect(pageStyles(quoted, '<p class="a[b=&quot;&quot;]:c">', [])).toBe(quoted);
  expect(pageStyles(quoted, '<p>', wordsIn('const a=\'a[b=""]:c\''))).toBe(quoted);
  expect(pageStyles(quoted, '<p class="a[b=">', [])).toBe('');
});

test('leaves out elements that no text names, and parts of fields where there are none', () => {
  const elements =
    'p,table{margin:0}sub{top:0}::placeholder{color:red}::-webkit-scrollbar{display:none}p:focus{top:1px}' +
    '@keyframes spin{to{rotate:1turn}}.turn{animation:spin 1s}';
  expect(pageStyles(elements, '<p class="turn">', [])).toBe(
    'p{margin:0}::-webkit-scrollbar{display:none}p:focus{top:1px}' +
      '@keyframes spin{to{rotate:1turn}}.turn{animation:spin 1s}',
  );
  expect(pageStyles(elements, '<input>', ['table'])).toBe(
    'table{margin:0}::placeholder{color:red}::-webkit-scrollbar{display:none}',
  );
});

test('names the font files of what a page says', () => {
  const face = (file: string, range: string) =>
    `@font-face{font-family:A;src:url(${file});unicode-range:${range}}`;
  const [rare, latin, basic] = [
    face('rare', 'U+100-17F'),
    face('latin', 'U+23-BF'),
    face('basic', 'U+20-7E'),
  ];
  const local = '@font-face{font-family:B;src:local(Arial)}';
  const faces = rare + latin + basic + local;
  expect(pageStyles(faces, '<p title="ő">a&#xa7;#', [])).toBe(basic + local);
  expect(pageStyles(faces, '<p>§', [])).toBe(latin + local);
  expect(pageStyles(faces, '<p>ő1', [])).toBe(rare + basic + local);
});

test('keeps all fonts, and parts of fields, where the app draws the page', () => {
  const rare = '@font-face{font-family:A;src:url(rare);unicode-range:U+100-17F}';
  expect(pageStyles(`p{margin:0}::placeholder{color:red}${rare}`, '', [], false)).toBe(
    `::placeholder{color:red}${rare}`,
  );
});

test('writes out registered variables that nothing sets', () => {
  const registered =
    '@property --tw-inset{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --tw-blur{syntax:"*";inherits:false}';
  const asking =
    '.shadow{box-shadow:var(--tw-inset),var(--other)}.still{filter:var(--tw-blur,var(--other)) var(--tw-blur,)}';
  expect(pageStyles(registered + asking, '<p class="shadow still">', [])).toBe(
    '.shadow{box-shadow:0 0 #0000,var(--other)}.still{filter:var(--other) }',
  );
  // One that is set keeps its registration.
  const set = '.far{--tw-inset:1px 0 red}';
  expect(pageStyles(registered + asking + set, '<p class="shadow far">', [])).toBe(
    '@property --tw-inset{syntax:"*";inherits:false;initial-value:0 0 #0000}' +
      '.shadow{box-shadow:var(--tw-inset),var(--other)}.far{--tw-inset:1px 0 red}',
  );
  expect(pageStyles(registered + asking, '<p class="shadow" style="--tw-inset:1px 0 red">', [])).toContain(
    'var(--tw-inset)',
  );
});

test('leaves to the whole sheet what stands in for registered properties', () => {
  expect(pageStyles('@layer properties{*{--tw-blur:initial}}p{margin:0}', '<p>', [])).toBe('p{margin:0}');
});

test('leaves out variables and animations that nothing asks for', () => {
  expect(pageStyles(`${sheet}.turn{animation:spin 1s}`, '<p class="turn">', [])).toContain('@keyframes spin');
  const tokens =
    '@layer theme{:root{--ink:black;--text:var(--ink);--paper:white;--hue:3}}' +
    '@property --tw-blur{syntax:"*";inherits:false}.dark{color:var(--text)}.blur{filter:var(--tw-blur)}';
  expect(pageStyles(tokens, '<p class="dark" style="--hue:4">', [])).toBe(
    '@layer theme{:root{--ink:black;--text:var(--ink);--hue:3}}.dark{color:var(--text)}',
  );
});
