import { describe, expect, it } from 'vitest';
import { locatePage, translateDocument } from '../../src/entry-server.tsx';
import { askedLanguage } from '../../src/lib/texts/asked-language.ts';

describe('the language of a page', () => {
  it.each([
    [
      'the member’s choice',
      '/events?lang=es',
      { cookie: 'a=b; member-language=de; language=ar', accepted: 'ar' },
      'de',
    ],
    ['the address', '/events?lang=es', { cookie: 'language=de', accepted: 'ar' }, 'es'],
    ['the browser’s choice', '/events', { cookie: 'language=de', accepted: 'ar' }, 'de'],
    ['the browser’s languages', '/events', { accepted: 'fr;q=0.9, ar-EG;q=0.8, de;q=0.2' }, 'ar'],
    ['the community', '/events', { accepted: 'fr', fallback: 'es' }, 'es'],
    ['English', '/events', { accepted: 'fr' }, 'en'],
    [
      'English for what is broken',
      '/events?lang=%%',
      { cookie: 'language=<b>; member-language', accepted: ';;q=,' },
      'en',
    ],
    ['English for what was offered once', '/events?lang=tlh', { cookie: 'language=tlh' }, 'en'],
  ])('is that of %s', (_what, url, headers, language) => {
    expect(locatePage(url, headers).language).toBe(language);
  });

  it('is no part of what the page is rendered for', () => {
    expect(locatePage('/events?lang=de')).toMatchObject({ address: '/events', isAsked: true, isMissing: false });
    expect(locatePage('/events?lang=de', { cookie: 'member-language=es' }).isAsked).toBe(false);
    expect(locatePage('/events?lang=tlh')).toMatchObject({ language: 'en', isAsked: false });
    expect(askedLanguage('/events?q=a%20b&lang=de&sort=%2B')).toEqual({
      address: '/events?q=a%20b&sort=%2B',
      asked: 'de',
    });
    expect(askedLanguage('/events?language=de')).toEqual({ address: '/events?language=de', asked: null });
  });

  it('is that of what the document says before the app is there, with the community’s name', async () => {
    const head = '<title>Tea: teach</title>\n<meta name="description" content="Trade." />';
    const html = `<html lang="en">${head}<p>Loading...</p><noscript>Turn it on.</noscript>`;
    expect(await translateDocument(html, 'en', 'Tea')).toBe(html);
    const arabic = await translateDocument(html, 'ar', 'Tea & <b>');
    expect(arabic).toMatch(/^<html lang="ar" dir="rtl">.+<p>(?!Loading).+<\/p><noscript>(?!Turn).+<\/noscript>$/);
    const { title, description } =
      /<title>(?<title>.+)<\/title>.+ content="(?<description>.+?)"/.exec(arabic)?.groups ?? {};
    expect(title).toMatch(/^\u2068Tea &amp; &lt;b>\u2069: \p{sc=Arabic}/u);
    expect(description).toMatch(/^\p{sc=Arabic}/u);
    expect(arabic).toMatch(/<noscript>[^<]*Tea &amp; &lt;b>/);
  });
});
