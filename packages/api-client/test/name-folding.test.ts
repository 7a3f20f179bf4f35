import { expect, test } from 'vitest';
import { keyText } from '../src/fold-text.ts';
import { hasWords, loadFolding, nameKey, plainName } from '../src/name-folding.ts';

test('names are compared roughly at first, and like the server after loading', async () => {
  expect(nameKey(' Street Art')).toBe('street art');
  expect(plainName('Inês')).toBe('ines');
  expect(hasWords('Inês Carvalho', 'ines c')).toBe(true);
  expect(hasWords('Jörg Müller', 'mueller')).toBe(false);
  await loadFolding();
  expect(nameKey('Women’s self–defence')).toBe(keyText("women's self-defence"));
  expect(plainName('Søren O’Brien')).toBe("soren o'brien");
  for (const search of ['mueller', '@jörg', 'muller jorg']) expect(hasWords('Jörg Müller', search)).toBe(true);
});
