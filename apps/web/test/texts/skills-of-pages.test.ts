import { SkillLinks } from '@skill-exchange/ui/components/skill-links';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderToText } from '../../src/server/render-to-text.ts';
import { inLanguage } from '../../src/server/request-texts.ts';

const skills = ['Pottery', 'Python', 'Pots for my balcony'].map((name) => ({ _id: name, name, desc: '', photo: '' }));

const page = () =>
  createElement(SkillLinks, {
    skills,
    hrefOf: ({ name }) => `/users?q=${encodeURIComponent(name)}`,
    wanted: ['Pottery'],
  });

it.each([
  ['en', 'Pottery'],
  ['de', 'Töpfern'],
  ['es', 'Cerámica'],
  ['pt-BR', 'Cerâmica'],
  ['ar', 'فخار'],
  ['pseudo', 'Pottery'],
] as const)('a page of the server in %s says %s, and its links keep the English name', async (language, name) => {
  const html = await inLanguage(language, () => renderToText(page()));
  expect(html).toContain(`>${name}</`);
  expect(html).toContain('href="/users?q=Pottery"');
  expect(html).toContain('>Python</');
  expect(html).toContain('>Pots for my balcony</');
});

it('pages of several languages at the same time each have their names', async () => {
  const names = await Promise.all(
    (['de', 'en', 'ar'] as const).map((each) => inLanguage(each, async () => skillName('Chess'))),
  );
  expect(names).toEqual(['Schach', 'Chess', 'شطرنج']);
});
