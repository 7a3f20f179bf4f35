import { expect, it } from 'vitest';
import { glossaryProblem, readGlossary } from '../src/glossary.ts';

const glossary = {
  terms: [{ english: /\bskills?\b/i, forms: ['fähigkeit'] }],
  exceptions: new Set(['Skills I can teach']),
};

it('says which word of the glossary a translation lacks', () => {
  expect(glossaryProblem(glossary, 'Top skills', 'Beliebte Fähigkeiten')).toBeNull();
  expect(glossaryProblem(glossary, 'Top skills', 'Beliebte Talente')).toBe('has none of: fähigkeit');
});

it('knows names, placeholders and exceptions', () => {
  expect(glossaryProblem(glossary, 'Skill Exchange, {skill}', 'Skill Exchange, {skill}')).toBeNull();
  expect(glossaryProblem(glossary, 'Skills I can teach', 'Das kann ich zeigen')).toBeNull();
});

it('reads the files', () => {
  expect(readGlossary('de').terms.length).toBeGreaterThan(5);
  expect(readGlossary('pseudo')).toEqual({ terms: [], exceptions: new Set() });
});
