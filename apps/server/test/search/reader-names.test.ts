import { existsSync, readFileSync } from 'node:fs';
import { offeredLanguages, sourceLanguage } from '@skill-exchange/texts/languages';
import { readSkillNames } from '@skill-exchange/texts/read-catalog';
import { describe, expect, it, test } from 'vitest';
import { catalogFiles } from '../../catalog/catalog-files.ts';
import { namedLanguages, namesFor } from '../../catalog/reader-names.ts';
import { aliasKey, readingsOf } from '../../src/modules/skills/alias-key.ts';
import { aliasesOf, readShippedSkills, type ShippedSkill } from '../../src/modules/skills/shipped-skills.ts';
import { inLanguage, skillName } from '../../src/texts/texts.ts';

const skill = (name: string, names: ShippedSkill['names']): ShippedSkill => ({
  ...{ name, kind: 'craft', parent: null, source: 'own' },
  names,
});

test('the generated files are what the rows say', async () => {
  const { files } = await catalogFiles();
  for (const [path, text] of files) {
    expect(
      existsSync(path) && readFileSync(path, 'utf8') === text,
      `${path}: run node apps/server/catalog/build.ts`,
    ).toBe(true);
  }
});

test('each offered language names the skills', () => {
  const others = offeredLanguages.filter((language) => language !== sourceLanguage);
  expect(namedLanguages).toEqual(expect.arrayContaining([...others]));
  for (const language of others) expect(readSkillNames(language).size, language).toBeGreaterThan(600);
});

describe.each(namedLanguages)('in %s', (language) => {
  const names = [...readSkillNames(language)];
  const { skills } = readShippedSkills();

  it('a name that readers see finds its skill', () => {
    const aliases = new Map(aliasesOf(skills).map(({ key, skill: owner }) => [key, owner]));
    const kinds = new Map(skills.map(({ name, kind }) => [name, kind]));
    const found = (text: string) =>
      readingsOf(text)
        .map((reading) => ({ ...reading, owner: aliases.get(reading.key) }))
        .find(({ owner, kinds: some }) => owner !== undefined && (some?.includes(kinds.get(owner) ?? '') ?? true))
        ?.owner;
    expect(names.filter(([name, shown]) => found(shown) !== name)).toEqual([]);
  });

  it('no two skills have the same name', () => {
    const shown = new Map(names);
    const all = skills.map(({ name }) => (shown.get(name) ?? name).toLocaleLowerCase(language));
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it('names are labels', () => {
    const isLabel = (shown: string) => shown === shown.trim() && !/^\p{Ll}|[;|]/u.test(shown) && shown.length <= 40;
    expect(names.filter(([, shown]) => !isLabel(shown))).toEqual([]);
  });
});

describe('namesFor', () => {
  it('takes the first name of the language’s column, as a label', () => {
    const skills = [skill('Pottery', { pt: ['cerâmica', 'olaria'], de: ['Töpfern'] }), skill('Fado', { de: [] })];
    expect(namesFor('pt-BR', skills)).toEqual({ Pottery: 'Cerâmica' });
    expect(namesFor('de', skills)).toEqual({ Pottery: 'Töpfern' });
    expect(namesFor('ar', skills)).toEqual({});
  });

  it('leaves out a name that is the English one, and keeps one with other accents', () => {
    expect(namesFor('es', [skill('Origami', { es: ['origami'] }), skill('Macrame', { es: ['macramé'] })])).toEqual({
      Macrame: 'Macramé',
    });
  });

  it('refuses a name that another skill has, also its English one', () => {
    const pottery = skill('Pottery', { es: ['cerámica'] });
    expect(() => namesFor('es', [pottery, skill('Ceramics', { es: ['Cerámica'] })])).toThrow('Ceramics is Cerámica');
    expect(() => namesFor('es', [skill('Clay', { es: ['pottery'] }), pottery])).toThrow('Clay is Pottery');
    expect(aliasKey('Cerámica')).toBe(aliasKey('ceramica'));
  });
});

describe('skillName', () => {
  it('is in the language of now', () => {
    expect(skillName('Pottery')).toBe('Pottery');
    expect(inLanguage('de-AT', () => skillName('Pottery'))).toBe('Töpfern');
    expect(inLanguage('ar', () => skillName('Pottery'))).toBe('فخار');
    expect(inLanguage('en', () => skillName('Pottery'))).toBe('Pottery');
  });

  it('leaves what members wrote', () => {
    for (const name of ['pottery', 'Töpfern', 'Pots for my balcony', 'constructor'])
      expect(inLanguage('es', () => skillName(name))).toBe(name);
  });
});
