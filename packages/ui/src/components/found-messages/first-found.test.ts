import { loadFolding } from '@skill-exchange/api-client/name-folding';
import { beforeAll, expect, test } from 'vitest';
import { firstFound } from './first-found.ts';

beforeAll(() => loadFolding());

test.each([
  ['Une CRÈME brûlée', 'creme', 'CRÈME'],
  ['Cafe\u0301 at noon', 'café', 'Cafe\u0301'],
  ['Die Straße', 'strasse', 'Straße'],
  ['Smørrebrød', 'smorrebrod', 'Smørrebrød'],
  ['DIŞARI', 'dışarı', 'DIŞARI'],
  ['ＦＵＬＬ width', 'full', 'ＦＵＬＬ'],
  ['今日はギターを練習', 'ｷﾞﾀｰ', 'ギター'],
  ['ｷﾞﾀｰです', 'ギター', 'ｷﾞﾀｰ'],
  ['我们去北京大学', '大学', '大学'],
  ['مَرْحَبًا بكم', 'مرحبا', 'مَرْحَبًا'],
  ['नमस्ते दोस्त', 'दोस्त', 'दोस्त'],
  ['Learn C# now', 'c#', 'C#'],
  ['Great 👍🏽!', '👍', '👍🏽'],
  ['the ﬁnal one', 'final', 'ﬁnal'],
  ['Meet at the Q&A', 'qa', 'Q&A'],
  ['a ride of 1,000 km', '1000', '1,000'],
  ['I know Node.js', 'nodejs', 'Node.js'],
  ['कक्षा १२', '12', '१२'],
  ['मैं हिन्दी बोलता', 'हिंदी', 'हिन्दी'],
  ['una col·lecció', 'colleccio', 'col·lecció'],
  ['הלכתי לצה״ל', 'צהל', 'צה״ל'],
])('in %s the search %s finds %s', (text, search, word) => {
  const { start, end } = firstFound(text, search) ?? {};
  expect(text.slice(start, end)).toBe(word);
});

test('no word reaches over a space', () => {
  expect(firstFound('on Ernest', 'one')).toBeNull();
});

test('an excerpt begins with a whole emoji', () => {
  const text = `${'👨‍👩‍👧'.repeat(9)} Thursday`;
  const { from = 0, start = 0 } = firstFound(text, 'thursday') ?? {};
  expect(text.slice(from, start)).toBe('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧 ');
});
