import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { accountSections } from '../src/pages/account/account-sections.tsx';
import { routes } from '../src/router.tsx';

const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
const [, block = ''] = /^x-pages:\n([\s\S]*?)^\S/m.exec(contract) ?? [];
const pages = [...block.matchAll(/^ {2}(\/\S*):/gm)].map(([, page = '']) => page);

test('the contract lists pages', () => expect(pages).toContain('/account/devices'));

test.each(pages)('emails, pushes and notifications find a page at %s', (page) => {
  const [path = ''] = page.replaceAll(/\{\w+\}/g, 'an-id').split('#');
  const found = matchRoutes(routes, path)?.at(-1);
  expect(found?.route.path).not.toBe('*');
  const { accountSection } = found?.params ?? {};
  if (accountSection !== undefined) expect([...accountSections.keys()]).toContain(accountSection);
});
