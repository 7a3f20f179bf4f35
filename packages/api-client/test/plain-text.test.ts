import { describe, expect, it } from 'vitest';
import {
  isBlank,
  lineProblem,
  linkProblem,
  nameProblem,
  plainDigits,
  tidyLine,
  tidyLink,
  trimLines,
} from '../src/plain-text.ts';

const unseen = 'has an invisible character; type it again without it';
const tooMany = 'has too many accents on one letter; use at most four';
const mixed = 'mixes two alphabets in one word; type each word in one';

/** Everything that a name can contain without showing it. */
const invisible = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a,
  0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a,
  0x206f, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100,
];

describe('trimLines', () => {
  it.each([
    ['  hello ', 'hello'],
    ['\n \n   Am   F\nand again\n\n', '   Am   F\nand again'],
    ['one\n\n\ttwo', 'one\n\n\ttwo'],
    [' Hello!\nThursday? ', 'Hello!\nThursday?'],
    [' \n ', ''],
    ['A slide\vof\u2028two\u0085offices\u2029', 'A slide\nof\ntwo\noffices'],
  ])('%j is %j', (text, trimmed) => expect(trimLines(text)).toBe(trimmed));
});

describe('a text of one line', () => {
  it.each(invisible.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
    'has nothing unseen in it: U+%s',
    (_, character) => {
      expect(lineProblem(`Jo${character}nas`)).toBe(unseen);
      expect(nameProblem(`Jo${character}nas`)).toBe(unseen);
    },
  );

  it.each([
    ['a family', '👩‍👩‍👧‍👦'],
    ['a heart', 'Ann ❤️'],
    ['a heart that burns', '❤️‍🔥'],
    ['an emoji of a skin tone and a profession', '👩🏽‍💻 Chloé'],
    ['a flag of two letters', '🇵🇹'],
    ['a flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Fiona'],
    ['a key', 'Take 1️⃣'],
    ['a Persian plural', 'کتاب‌ها'],
    ['Persian with a vowel sign', 'خانه‌ِ من'],
    ['Hindi at a virama', 'क्‍ष'],
    ['Bengali before a virama', 'র‍্যাম'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['a form of an ideograph', '葛󠄀城'],
    ['Burmese, with many marks', 'ကျွှော်'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Hebrew with points', 'בְּרֵאשִׁית'],
    ['punctuation alone', '!?'],
  ])('may be %s', (_, text) => {
    expect(nameProblem(text)).toBeUndefined();
  });

  it.each([
    ['tags after a flag that say anything', `🏴${String.fromCodePoint(...Array(20).fill(0xe0061))}\u{e007f}`],
    ['two joiners between Persian letters', 'کتاب‌‌ها'],
    ['a joiner at the end of a Persian word', 'کتاب‌'],
    ['a joiner beside an emoji', '👩‍'],
    ['a variation selector after a letter', 'Jonas\ufe0f'],
  ])('is not %s', (_, text) => {
    expect(lineProblem(text)).toBe(unseen);
  });

  it.each(['\n', '\r\n', '\f', '\u2028', '\u2029', '\u0085', '\u0000', '\u001b'])('is one line: %j', (character) => {
    expect(lineProblem(`a${character}b`)).toBe('must be on one line');
  });

  it('has at most four marks on a letter', () => {
    expect(lineProblem(`Q${'\u0301'.repeat(4)}`)).toBeUndefined();
    expect(lineProblem(`Q${'\u0301'.repeat(5)}`)).toBe(tooMany);
    expect(lineProblem(`Q${'\u0315\u0300\u0489'.repeat(40)}`)).toBe(tooMany);
  });

  it('is kept composed, with single plain spaces', () => {
    expect(tidyLine('Bread\tThursday\v18:00')).toBe('Bread Thursday 18:00');
    expect(lineProblem('Bread\tThursday')).toBeUndefined();
    expect(tidyLine(' Ine\u0302s\u00a0 \u3000Carvalho\n')).toBe('In\u00eas Carvalho');
    expect(tidyLine(tidyLine('A\u030a  b'))).toBe('\u00c5 b');
  });
});

describe('a name', () => {
  it.each(['Jаva', 'Pуthon', 'Ρhotography', 'Сooking classes', 'Аnna', 'ՍX', 'Ꭻava'])(
    'has one alphabet a word: %s',
    (name) => {
      expect(nameProblem(name)).toBe(mixed);
      expect(lineProblem(name)).toBeUndefined();
    },
  );

  it.each(['Андрей Smith', 'IT-специалист', 'C++', 'µCT', 'Ελένη (Eleni)', '田中さんto Ken', 'R2-Д2', 'H₂O'])(
    'may have more in all: %s',
    (name) => {
      expect(nameProblem(name)).toBeUndefined();
    },
  );
});

it.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '၀၁၂၃၄၅၆၇၈၉',
  '０１２３４５６７８９',
])('reads the digits %s', (digits) => expect(plainDigits(`a${digits}b`)).toBe('a0123456789b'));

it('recognizes blank texts', () => {
  for (const text of ['', ' \t\n', '\u3164', '\u200b\u2060', '\u2800', '\u00ad', '\u{e0041}', '\u0301', '\u202e']) {
    expect(isBlank(text), JSON.stringify(text)).toBe(true);
  }
  for (const text of ['a', '.', '❤️', '0', 'ب', '\u200ba']) expect(isBlank(text)).toBe(false);
});

describe('a link', () => {
  it.each([
    'https://meet.example.org/a?b=@c#d@e',
    'http://localhost:3000',
    'https://bücher.example/straße',
    'https://xn--bcher-kva.example',
    'https://meet.example.org/@ines',
    'https://meet.example.org/👩‍👩‍👧',
  ])('is %s', (link) => {
    expect(linkProblem(link)).toBeUndefined();
  });

  it.each([
    'https://trusted@evil.example',
    'https://trusted.example:443@evil.example/',
    'https://:secret@evil.example',
    'https://@evil.example',
    'https:////trusted@evil.example',
    'https://trusted%40more@evil.example',
  ])('names no user: %s', (link) => {
    expect(linkProblem(link)).toContain('names a user');
  });

  it.each(['https://example.org/\u202egpj.exe', 'https://exam\u200bple.org', 'https://example.org/\u2066a'])(
    'has nothing unseen in it: %j',
    (link) => {
      expect(linkProblem(link)).toBe(unseen);
    },
  );

  it.each([
    'javascript:alert(1)',
    'https://',
    'https:example.org',
    'https://a b',
    'https://a\\b',
    'ftp://a',
    'https://a\u0001',
  ])('is http or https: %j', (link) => {
    expect(linkProblem(link)).toBe('must be an http or https address');
  });

  it.each([
    ['\u200bhttps://teams.example.org/l/1\u200b', 'https://teams.example.org/l/1'],
    ['\u202ahttps://example.org\u202c', 'https://example.org'],
    ['\ufeffmeet.example.org/a', 'https://meet.example.org/a'],
    ['<https://us02.zoom.example.org/j/1?pwd=a>', 'https://us02.zoom.example.org/j/1?pwd=a'],
    ['“https://example.org/a”', 'https://example.org/a'],
    [' meet.example.org/abc\n', 'https://meet.example.org/abc'],
    ['meet.example.org', 'https://meet.example.org'],
    ['example.org:8443?a=b', 'https://example.org:8443?a=b'],
    ['bücher.example/straße', 'https://bücher.example/straße'],
    ['i❤️.example/a', 'https://i❤️.example/a'],
    ['👍🏽.example', 'https://👍🏽.example'],
    ['पाठ.भारत', 'https://पाठ.भारत'],
    ['http://a.example', 'http://a.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['ana@example.org', 'ana@example.org'],
    ['at noon. as usual', 'at noon. as usual'],
    ['a..example', 'a..example'],
    ['zoom', 'zoom'],
  ])('gets a missing https://: %j', (text, link) => {
    expect(tidyLink(text)).toBe(link);
  });
});
