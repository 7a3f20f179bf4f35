import { t } from '@lingui/core/macro';
import { NotFound } from '@skill-exchange/ui/components/not-found';
import { createElement, Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { renderToText } from '../../src/server/render-to-text.ts';
import { inLanguage } from '../../src/server/request-texts.ts';

/** A page whose parts wait for data between their texts, so that two pages take turns. */
function page(waits: Promise<unknown>[]) {
  const Part = ({ index }: { index: number }) => {
    use(waits[index] as Promise<unknown>);
    return createElement('p', null, t`Page not found`);
  };
  const parts = waits.map((_, index) => createElement(Suspense, { key: index }, createElement(Part, { index })));
  return createElement('main', null, createElement(NotFound), ...parts);
}

it('renders pages in two languages at the same time', async () => {
  const release: (() => void)[] = [];
  const waits = Array.from({ length: 5 }, () => new Promise<void>((resolve) => release.push(resolve)));
  const pages = (['en', 'pseudo', 'en', 'pseudo'] as const).map((language) =>
    inLanguage(language, () => renderToText(page(waits))),
  );
  for (const next of release) {
    await new Promise(setImmediate);
    next();
  }
  const [english, pseudo, ...again] = await Promise.all(pages);
  expect(english?.match(/Page not found/g)).toHaveLength(5);
  expect(english).toContain('The page you are looking for is not available!');
  expect(pseudo).not.toContain('Page not found');
  expect(pseudo?.match(/\[[^[\]]+·\]/g)).toHaveLength(8);
  expect(again).toEqual([english, pseudo]);
});
