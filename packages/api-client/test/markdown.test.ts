import { describe, expect, test } from 'vitest';
import { parseInline, parseMarkdown, safeAddress, splitTitle } from '../src/markdown.ts';

describe('parseMarkdown', () => {
  test('parses headings, paragraphs with their lines, lists, quotes and rules', () => {
    const text = '# One\n#### Four\n\nA\nB\n\n- x\n- y\n  more\n\n1. first\n\n> said\n> so\n\n---';
    expect(parseMarkdown(text)).toEqual([
      { kind: 'heading', level: 1, text: 'One' },
      { kind: 'paragraph', lines: ['#### Four'] },
      { kind: 'paragraph', lines: ['A', 'B'] },
      { kind: 'list', isOrdered: false, items: [['x'], ['y', 'more']] },
      { kind: 'list', isOrdered: true, items: [['first']] },
      { kind: 'quote', lines: ['said', 'so'] },
      { kind: 'rule' },
    ]);
  });

  test('keeps a list together over empty lines', () => {
    expect(parseMarkdown('- x\n\n- y')).toEqual([{ kind: 'list', isOrdered: false, items: [['x'], ['y']] }]);
  });

  test('takes no longer for signs without an end', () => {
    const started = performance.now();
    for (const sign of ['**a ', '[', '_a ', '*a ', '[a](']) parseInline(sign.repeat(50_000 / sign.length));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('parseInline', () => {
  test('parses bold, italic and links', () => {
    expect(parseInline('We **never** take *money*, _ever_: [rules](/texts/rules), snake_case_name.')).toEqual([
      { kind: 'text', text: 'We ' },
      { kind: 'strong', children: [{ kind: 'text', text: 'never' }] },
      { kind: 'text', text: ' take ' },
      { kind: 'em', children: [{ kind: 'text', text: 'money' }] },
      { kind: 'text', text: ', ' },
      { kind: 'em', children: [{ kind: 'text', text: 'ever' }] },
      { kind: 'text', text: ': ' },
      { kind: 'link', href: '/texts/rules', words: 'rules' },
      { kind: 'text', text: ', snake_case_name.' },
    ]);
  });

  test.each([
    ['[rye](https://en.example.org/wiki/Rye_(grain))', 'https://en.example.org/wiki/Rye_(grain)'],
    ['[rye](https://example.org/rye "Of rye")', 'https://example.org/rye'],
    ['[rye](<https://example.org/rye>)', 'https://example.org/rye'],
    ['[rye](www.example.org/rye)', 'https://www.example.org/rye'],
  ])('parses the link %s', (text, href) => {
    expect(parseInline(text)).toEqual([{ kind: 'link', href, words: 'rye' }]);
  });

  test('takes signs behind a backslash as signs', () => {
    expect(parseInline('5 \\* 3, \\_so\\_ and \\[x](/y)')).toEqual([{ kind: 'text', text: '5 * 3, _so_ and [x](/y)' }]);
  });

  test('takes the signs of an address as its own', () => {
    const text = 'See https://example.org/_next_/a*b*c and www.example.org/__a__';
    expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
    expect(parseInline('**https://example.org/a_b_**')).toMatchObject([{ kind: 'strong' }]);
  });

  test('parses bold italics', () => {
    expect(parseInline('***so***')).toEqual([
      { kind: 'strong', children: [{ kind: 'em', children: [{ kind: 'text', text: 'so' }] }] },
    ]);
  });

  test.each([
    '[x](javascript:alert)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](data:text/html,x)',
    '<b>x</b>',
  ])('leaves %s as text', (text) => {
    expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
  });
});

test.each([
  ['https://example.org', 'https://example.org'],
  ['mailto:us@example.org', 'mailto:us@example.org'],
  ['tel:+49341', 'tel:+49341'],
  ['#who', '#who'],
  ['JavaScript:alert(1)', undefined],
  ['example.org', undefined],
])('the address %s of a link is %s', (address, expected) => {
  expect(safeAddress(address)).toBe(expected);
});

test('splitTitle splits the first heading', () => {
  expect(splitTitle('# Our rules\n\nText')).toEqual({ title: 'Our rules', body: 'Text' });
  expect(splitTitle('Text\n# Later')).toEqual({ body: 'Text\n# Later' });
});
