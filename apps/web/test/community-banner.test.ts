import { expect, test } from 'vitest';
import { readBanner } from '../src/config/community-banner.ts';

test('reads the banner of the document', () => {
  expect(readBanner('')).toBeUndefined();
  expect(readBanner(' Quiet until Monday.')).toEqual({ text: 'Quiet until Monday.' });
  expect(readBanner('a1 Quiet days')).toEqual({ text: 'Quiet days', href: '/news/a1' });
});
