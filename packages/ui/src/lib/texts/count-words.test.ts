import { afterEach, expect, it } from 'vitest';
import { casesWords, shortCount, unreadWords } from './count-words.ts';
import { createI18n, setI18n } from './i18n.ts';

const english = createI18n('en-US');
afterEach(() => setI18n(() => english));

it('counts up to 99', () => {
  expect([1, 3, 99, 100].map(unreadWords)).toEqual([
    '1 unread message',
    '3 unread messages',
    '99 unread messages',
    '99+ unread messages',
  ]);
  expect([1, 3, 100].map(casesWords)).toEqual(['1 open case', '3 open cases', '99+ open cases']);
  expect([3, 100].map(shortCount)).toEqual(['3', '99+']);
});

it('has the digits of the language', () => {
  setI18n(() => createI18n('ar-EG'));
  expect(shortCount(3)).toBe('٣');
});
