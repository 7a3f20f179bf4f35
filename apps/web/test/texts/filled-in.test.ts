import { isolated } from '@skill-exchange/texts/isolate';
import { createI18n, setI18n } from '@skill-exchange/ui/lib/texts/i18n';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';
import { describe, expect, onTestFinished, test } from 'vitest';

const [greeting, swap] = ['Hi {name}!', '{one}, {two}'];

test('what members write is filled in as they wrote it', () => {
  const texts = createI18n('en-US', { [greeting]: ['Hi ', ['name'], '!'] });
  for (const name of ['Ana \\u202e', '\\x41\\', '{name}', "'#'", '<0>x</0>', 'Ana \\u005c']) {
    expect(texts._(greeting, { name })).toBe(`Hi ${name}!`);
    expect(texts._({ id: greeting, values: { name } })).toBe(`Hi ${name}!`);
  }
  expect(texts._({ id: 'Hello' })).toBe('Hello');
});

describe('a text from right to left', () => {
  const arabic = createI18n('ar', { [swap]: [['one'], '، ', ['two']] });
  arabic.isolate = isolated;

  test('keeps the order of names and skills beside each other', () => {
    const values = { one: 'Tomasz', two: 'Portuguese (Brazil)' };
    expect(arabic._(swap, values)).toBe('\u2068Tomasz\u2069، \u2068Portuguese (Brazil)\u2069');
    expect(arabic._(swap, { one: 'ليلى', two: '3' })).toBe('ليلى، 3');
  });

  test('keeps the order of a list, and fills it in as it is', () => {
    onTestFinished(setI18n(() => arabic));
    const list = andList(['Baking', 'خطّ', 'C++']);
    expect(list).toBe('\u2068Baking\u2069 وخطّ و\u2068C++\u2069');
    expect(arabic._(swap, { one: list, two: '' })).toBe(`${list}، `);
  });
});
