import { describe, expect, test } from 'vitest';
import { foldText } from '../src/fold-text.ts';

describe('texts are compared', () => {
  test.each([
    ['Inês', 'ines'],
    ['JOSÉ', 'jose'],
    ['Jose\u0301', 'jose'],
    ['Søren Ægidius', 'soren aegidius'],
    ['Łukasz', 'lukasz'],
    ['Strauß', 'strauss'],
    ['İpek Işık', 'ipek isik'],
    ['Þóra', 'þora'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['Οδυσσέας', 'οδυσσεασ'],
    ['李小龍', '李小龍'],
  ])('%s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
