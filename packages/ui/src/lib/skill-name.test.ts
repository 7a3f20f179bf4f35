import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choicesFor } from './skill-choices.ts';
import { skillName, skillNameId } from './skill-name.ts';
import { createI18n, setI18n } from './texts/i18n.ts';

const english = createI18n('en-US');
const german = createI18n('de', { [skillNameId('Guitar')]: 'Gitarre', Pottery: 'Keramik', Design: 'Entwurf' });

const guitar = { _id: 'g', name: 'Guitar' };

beforeEach(() => setI18n(() => german));
afterEach(() => setI18n(() => english));

describe('skillName', () => {
  it('gives the name of a shipped skill in the language of the texts, and the name itself in English', () => {
    expect(skillName('Guitar')).toBe('Gitarre');
    setI18n(() => english);
    expect(skillName('Guitar')).toBe('Guitar');
  });

  it.each(['guitar', 'Guitar ', 'Gitarre', 'Sewing on a button', '', 'constructor', '__proto__', '{name}', '\\u0041'])(
    'leaves %j as its member wrote it',
    (name) => expect(skillName(name)).toBe(name),
  );

  it('does not take a text of the product for the name of a skill', () => {
    expect(['Pottery', 'Design'].map(skillName)).toEqual(['Pottery', 'Design']);
  });
});

describe('choicesFor in another language', () => {
  it('does not offer what the language calls a skill as a new one', () => {
    const found = [{ ...guitar, matched: 'Gitarre' }];
    expect(choicesFor('gitarre', found, [], true)).toEqual([{ skill: found[0], isNew: false }]);
    expect(choicesFor('Gitarre', [], [guitar], true)).toEqual([]);
  });

  it('still offers to keep any other name', () => {
    const choices = choicesFor('gtr', [{ ...guitar, matched: 'gtr' }], [], true);
    expect(choices[1]).toEqual({ skill: { name: 'gtr' }, isNew: true, listedAs: 'Guitar' });
  });
});
