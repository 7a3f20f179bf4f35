import { expect, test, vi } from 'vitest';
import { keyText } from '../src/fold-text.ts';

test('names are compared roughly at first, and like the server after loading', async () => {
  // Another file may have loaded it.
  vi.resetModules();
  const folding = await import('../src/name-folding.ts');
  expect(folding.nameKey(' Street Art')).toBe('street art');
  expect(folding.plainName('Inês')).toBe('ines');
  expect(folding.hasWords('Inês Carvalho', 'ines c')).toBe(true);
  expect(folding.hasWords('Jörg Müller', 'mueller')).toBe(false);
  await folding.loadFolding();
  expect(folding.nameKey('Women’s self–defence')).toBe(keyText("women's self-defence"));
  expect(folding.plainName('Søren O’Brien')).toBe("soren o'brien");
  for (const search of ['mueller', '@jörg', 'muller jorg']) expect(folding.hasWords('Jörg Müller', search)).toBe(true);
});
