import { expect, test } from 'vitest';
import { bytesInWords, warningWords } from './health-words.ts';

test.each([
  [0, '0 kB'],
  [1_500, '1.5 kB'],
  [184_000_000, '184 MB'],
  [2_140_000_000, '2.1 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%d bytes are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));

test('a warning of a newer server has its name', () => expect(warningWords('clock_wrong').title).toBe('clock wrong'));
