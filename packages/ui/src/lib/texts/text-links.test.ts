import { describe, expect, test } from 'vitest';
import { splitLinks } from './text-links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap((part) => (part.href === undefined ? [] : [part.text]));
const hrefsIn = (text: string) => splitLinks(text).flatMap((part) => part.href ?? []);

/** Each text with the addresses in it. */
const cases: Record<string, [text: string, ...links: string[]][]> = {
  'final punctuation': [
    ['See https://bread.example.org/rye?step=2, then come.', 'https://bread.example.org/rye?step=2'],
    ['https://example.org/a... and so on', 'https://example.org/a'],
    ['Really https://example.org/a?!', 'https://example.org/a'],
    ['https://example.org. Next', 'https://example.org'],
    ['https://example.org/: the list', 'https://example.org/'],
    ["'https://example.org/a'", 'https://example.org/a'],
    ['“https://example.org/a”!', 'https://example.org/a'],
    ['«https://example.org/a», oui', 'https://example.org/a'],
    ['„https://example.org/a“ ja', 'https://example.org/a'],
    ['https://example.org/a’s cover', 'https://example.org/a’s'],
    ['https://example.org/a؟', 'https://example.org/a'],
    ['https://example.org/a।', 'https://example.org/a'],
    ['https://example.org/a…', 'https://example.org/a'],
    ['https://example.org/a;b=1;', 'https://example.org/a;b=1'],
    ['https://example.org/~anna/', 'https://example.org/~anna/'],
    ['https://example.org/a,b/c.html', 'https://example.org/a,b/c.html'],
    ["https://example.org's page", 'https://example.org'],
    ['‹https://example.org/a›', 'https://example.org/a'],
    ['‚https://example.org/a‘', 'https://example.org/a'],
    ['https://example.org/a۔ شکریہ', 'https://example.org/a'],
    ['https://example.org/a፣ https://example.org/b፡', 'https://example.org/a', 'https://example.org/b'],
    ['https://example.org/a״', 'https://example.org/a'],
    ['https://he.example.org/wiki/צה״ל', 'https://he.example.org/wiki/צה״ל'],
    ['https://example.org/a‽', 'https://example.org/a'],
    ['https://example.org/a※', 'https://example.org/a'],
    ['https://example.org/a—', 'https://example.org/a'],
    ['https://example.org/a•https://example.org/b', 'https://example.org/a', 'https://example.org/b'],
    ['https://example.org/a→b', 'https://example.org/a'],
  ],
  brackets: [
    ['(https://one.example.org)', 'https://one.example.org'],
    ['(see https://en.example.org/wiki/Rye_(grain))', 'https://en.example.org/wiki/Rye_(grain)'],
    ['https://en.example.org/wiki/Rye_(grain).', 'https://en.example.org/wiki/Rye_(grain)'],
    ['https://example.org/a_(b)_(c)/d', 'https://example.org/a_(b)_(c)/d'],
    ['https://example.org/a)b', 'https://example.org/a'],
    ['https://example.org/a(see', 'https://example.org/a'],
    ['https://example.org/?a[0]=1&b={c}]', 'https://example.org/?a[0]=1&b={c}'],
    ['[https://example.org/a]', 'https://example.org/a'],
    ['{https://example.org/a}', 'https://example.org/a'],
  ],
  Markdown: [
    ['[rye](https://example.org/rye) and more', 'https://example.org/rye'],
    ['[rye](https://example.org/rye "Title")', 'https://example.org/rye'],
    ['<https://example.org/a,>', 'https://example.org/a,'],
    ['<https://ja.example.org/wiki/日本語>', 'https://ja.example.org/wiki/日本語'],
    ['**https://example.org/a**', 'https://example.org/a'],
    ['*https://example.org/a*', 'https://example.org/a'],
    ['_https://example.org/a_', 'https://example.org/a'],
    ['https://example.org/snake_ https://example.org/b-', 'https://example.org/snake_', 'https://example.org/b-'],
    ['~~https://example.org/a~~', 'https://example.org/a'],
    ['`https://example.org/a`', 'https://example.org/a'],
    ['| https://example.org/a|https://example.org/b |', 'https://example.org/a', 'https://example.org/b'],
    ['<a href="https://example.org/a">a</a>', 'https://example.org/a'],
    ['&lt;https://example.org/a&gt;', 'https://example.org/a'],
    ['https://example.org/?a=1&amp;b=2;', 'https://example.org/?a=1&amp;b=2'],
    ['- https://example.org/a\n- https://example.org/b', 'https://example.org/a', 'https://example.org/b'],
  ],
  'other scripts': [
    ['请看https://example.org/a。谢谢', 'https://example.org/a'],
    ['https://example.org，谢谢', 'https://example.org'],
    ['（https://example.org/a）', 'https://example.org/a'],
    ['「https://example.org/a」', 'https://example.org/a'],
    ['【https://example.org/a】', 'https://example.org/a'],
    ['https://example.org/a！', 'https://example.org/a'],
    ['https://example.org/a？真的', 'https://example.org/a'],
    ['https://example.org/a：', 'https://example.org/a'],
    ['https://example.org/a、https://example.org/b', 'https://example.org/a', 'https://example.org/b'],
    ['https://example.orgを見て', 'https://example.org'],
    ['https://example.org/aを見て', 'https://example.org/a'],
    ['https://example.org에서 봐요', 'https://example.org'],
    ['ดูhttps://example.org/aนะ', 'https://example.org/a'],
    ['https://example.org/a　b', 'https://example.org/a'],
    ['https://example.org/caf\u00e9/cr\u00e8me', 'https://example.org/caf\u00e9/cr\u00e8me'],
    ['https://ru.example.org/рожь', 'https://ru.example.org/рожь'],
    ['راجع https://example.org/a، ثم', 'https://example.org/a'],
    ['联系anna@example.org。', 'anna@example.org'],
    ['anna@example.orgまで', 'anna@example.org'],
    ['看www.example.org吧', 'www.example.org'],
    ['https://ja.example.org/wiki/パン、です', 'https://ja.example.org/wiki/パン'],
    ['https://zh.example.org/wiki/面包 很好', 'https://zh.example.org/wiki/面包'],
    ['https://ja.example.org/wiki/パン_(食品)です', 'https://ja.example.org/wiki/パン_(食品)'],
    ['https://ja.example.org/wiki/日本_東京を', 'https://ja.example.org/wiki/日本_東京を'],
    ['https://ja.example.org/wiki/Bread_を', 'https://ja.example.org/wiki/Bread_を'],
    ['https://ja.example.org/wiki/Breadを', 'https://ja.example.org/wiki/Bread'],
    ['https://example.org/?q=日本語&page=2を', 'https://example.org/?q=日本語&page=2'],
    ['https://example.org/を見て', 'https://example.org/'],
    ['https://fa.example.org/wiki/نان‌پزی', 'https://fa.example.org/wiki/نان‌پزی'],
    ['https://example.org/a\u200f\u2069', 'https://example.org/a'],
    ['https://hi.example.org/wiki/रोटी।', 'https://hi.example.org/wiki/रोटी'],
  ],
  hosts: [
    ['https://m\u00fcnchen.example/a', 'https://m\u00fcnchen.example/a'],
    ['https://例え.テスト/a', 'https://例え.テスト/a'],
    ['https://пример.рф', 'https://пример.рф'],
    ['https://i❤.example/a', 'https://i❤.example/a'],
    ['see https://❤️.example, and more', 'https://❤️.example'],
    ['https://👍🏽.example/a👍🏽', 'https://👍🏽.example/a'],
    ['https://🇩🇪.example', 'https://🇩🇪.example'],
    ['www.❤.example!', 'www.❤.example'],
    ['https://☺️.bread.example/rye', 'https://☺️.bread.example/rye'],
    ['https://example.org😊.Yes', 'https://example.org'],
    ['https://example.org😊 see', 'https://example.org'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
    ['http://localhost:3000/a', 'http://localhost:3000/a'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:3000/a.', 'http://[::1]:3000/a'],
    ['[http://[2001:db8::1]/a]', 'http://[2001:db8::1]/a'],
    ['https://example.org:8443, please', 'https://example.org:8443'],
    ['https://example.org: look', 'https://example.org'],
    ['https://anna@example.org/a', 'https://anna@example.org/a'],
    ['https://a_b.example.org', 'https://a_b.example.org'],
    ['HTTPS://EXAMPLE.ORG/A', 'HTTPS://EXAMPLE.ORG/A'],
    ['https://example.org?a=1', 'https://example.org?a=1'],
    ['https://example.org#part', 'https://example.org#part'],
    ['https://example.org\\@other.example', 'https://example.org'],
  ],
  paths: [
    ['https://example.org/@anna/posts', 'https://example.org/@anna/posts'],
    ['https://example.org/a@b.org', 'https://example.org/a@b.org'],
    ['https://example.org/?to=https://other.example/a', 'https://example.org/?to=https://other.example/a'],
    ['https://example.org/2020/https://other.example/', 'https://example.org/2020/https://other.example/'],
    ['https://example.org/ahttps://example.org/b', 'https://example.org/a', 'https://example.org/b'],
    ['https://example.orghttps://example.org/b', 'https://example.org', 'https://example.org/b'],
    ['https://example.org:8443https://other.example', 'https://example.org:8443', 'https://other.example'],
    ['https://example.org/a,https://example.org/b', 'https://example.org/a', 'https://example.org/b'],
    ['https://example.org/%E2%82%AC?q=a+b#c-d', 'https://example.org/%E2%82%AC?q=a+b#c-d'],
    ['https://example.org/#/room:one', 'https://example.org/#/room:one'],
    ['https://example.org/a😊', 'https://example.org/a'],
    ['https://example.org/a🇩🇪', 'https://example.org/a'],
    ['https://https://example.org/a', 'https://example.org/a'],
    ['http://https://example.org/a', 'https://example.org/a'],
    ['https://example.org/a\u200bb', 'https://example.org/a'],
    ['Lookhttps://example.org', 'https://example.org'],
  ],
  'without a scheme': [
    ['www.example.org/rye, warm', 'www.example.org/rye'],
    ['(www.example.org)', 'www.example.org'],
    ['WWW.example.org:8080/a', 'WWW.example.org:8080/a'],
    ['www.example', 'www.example'],
  ],
  'email addresses': [
    ['Write to anna@example.org.', 'anna@example.org'],
    ['<anna@example.org>', 'anna@example.org'],
    ['anna.b+swap@mail.example.co.uk, please', 'anna.b+swap@mail.example.co.uk'],
    ["o'brien@example.org", "o'brien@example.org"],
    ["'anna@example.org'", 'anna@example.org'],
    ['mailto:anna@example.org', 'mailto:anna@example.org'],
    ['j\u00f6rg@m\u00fcnchen.example', 'j\u00f6rg@m\u00fcnchen.example'],
    ['a@example.org;b@example.org', 'a@example.org', 'b@example.org'],
    ['anna@example.org?', 'anna@example.org'],
    ['Email:anna@example.org', 'anna@example.org'],
    ['E-Mail：anna@example.org', 'anna@example.org'],
    ['anna@example.org: yes', 'anna@example.org'],
  ],
  'no address': [
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)//www'],
    ['data:text/html,hello and vbscript:x and file:///etc'],
    ['Look at example.org, or at Node.js.'],
    ['https://'],
    ['https://👨‍👩‍👧.example and https://❤ and www.😊'],
    ['https://. and http:// alone'],
    ['https://:80 and https://?a'],
    ['http://[::1/a'],
    ['www. and www.'],
    ['@anna and anna@ and a @ b'],
    ['@anna@social.example'],
    ['react@18.2.0 and anna@localhost'],
    ['git@example.org:anna/bread.git and ssh://git@example.org'],
    ['sip:anna@example.org and ftp://anna:secret@example.org'],
    ['awww.example.org'],
    ['a.b-c_d@a.b_'],
    ['a.b-c_d@a.bc-'],
    [''],
  ],
};

describe.each(Object.entries(cases))('%s', (_, texts) => {
  test.each(texts)('%s', (text, ...links) => {
    expect(linksIn(text)).toEqual(links);
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

test('An address opens over HTTP or by email, and never runs a script', () => {
  expect(hrefsIn('www.example.org/a')).toEqual(['http://www.example.org/a']);
  expect(hrefsIn('anna@example.org')).toEqual(['mailto:anna@example.org']);
  expect(hrefsIn('mailto:anna%b@example.org')).toEqual(['mailto:anna%25b@example.org']);
  const hostile = 'javascript:https://example.org/a data:x,www.example.org javascript:anna@example.org';
  for (const href of hrefsIn(hostile)) expect(href).toMatch(/^(?:https?:|mailto:)/);
});

test.each([
  ['a letter', 'a'],
  ['an address that never ends', 'https://a.'],
  ['the sign of an email address', 'a@'],
  ['a label', 'www.a-'],
  ['an open bracket', 'https://a/('],
  ['a dot', '.@a'],
])('A long text of %s does not keep the reader busy past the time of a test', (_, piece) => {
  const text = piece.repeat(20_000 / piece.length);
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
