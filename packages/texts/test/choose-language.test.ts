import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageWishes } from '../src/choose-language.ts';
import { developedLanguages, type Language, offeredLanguages } from '../src/languages.ts';

// The rules are the same for languages that are not offered yet.
const offered = ['en', 'de', 'pt-BR', 'ar'] as readonly string[] as readonly Language[];
const choose = (wishes: LanguageWishes) => chooseLanguage(wishes, offered);

describe('chooseLanguage', () => {
  it('takes the strongest wish: choice, address, cookie, browser, community', () => {
    const wishes = { chosen: 'de', asked: 'ar', remembered: 'pt-BR', accepted: 'en', fallback: 'de' };
    expect(choose(wishes)).toBe('de');
    expect(choose({ ...wishes, chosen: null })).toBe('ar');
    expect(choose({ ...wishes, chosen: null, asked: null })).toBe('pt-BR');
    expect(choose({ accepted: 'en', fallback: 'de' })).toBe('en');
    expect(choose({ fallback: 'de' })).toBe('de');
    expect(choose({})).toBe('en');
  });

  it('passes over what is unknown, broken or no longer offered', () => {
    expect(choose({ chosen: 'tlh', asked: '', remembered: 'de', accepted: 'ar' })).toBe('de');
    expect(choose({ asked: '../../etc/passwd', accepted: 'de' })).toBe('de');
    expect(choose({ asked: '__proto__', remembered: 'constructor' })).toBe('en');
  });

  it.each([
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['de_DE', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt-br-x-own', 'pt-BR'],
    ['ar-EG-u-nu-latn', 'ar'],
    // Nearer than English.
    ['pt-PT', 'pt-BR'],
    ['pt', 'pt-BR'],
  ])('reads %s as %s', (tag, language) => {
    expect(choose({ chosen: tag })).toBe(language);
  });

  it.each([
    ['fr, de;q=0.8, ar;q=0.9', 'ar'],
    ['de;q=0, ar', 'ar'],
    ['ar ; q=0.5 , de', 'de'],
    ['*', 'en'],
    ['de;Q=0.1, ar;q=0.5', 'ar'],
    ['de;q=none, ar;q=0.1', 'ar'],
  ])('reads the header "%s" as %s', (accepted, language) => {
    expect(choose({ accepted })).toBe(language);
  });

  it('returns an offered language for any input', () => {
    const wish = fc.option(fc.string());
    const wishes = fc.record({ chosen: wish, asked: wish, remembered: wish, accepted: wish, fallback: wish });
    fc.assert(fc.property(wishes, (any) => offered.includes(choose(any))));
  });

  it('offers the pseudo-language to developers only', () => {
    expect(chooseLanguage({ asked: 'pseudo' }, developedLanguages)).toBe('pseudo');
    expect(chooseLanguage({ asked: 'pseudo' })).toBe('en');
    expect(offeredLanguages).not.toContain('pseudo');
  });
});
