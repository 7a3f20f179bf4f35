import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, isSameSkill, namesIn, type PickedSkill, withPick } from './skill-choices.ts';

const skill = (name: string): PickedSkill => ({ _id: `skill-${name}`, name });
const names = (list: readonly PickedSkill[]) => list.map(({ name }) => name);

describe('choicesFor', () => {
  it('leaves out selected skills, ignoring case and spaces', () => {
    const choices = choicesFor('o', [skill('Sourdough'), skill('Joinery')], [skill(' sourdough ')], false);
    expect(choices).toEqual([{ skill: skill('Joinery'), isNew: false }]);
  });

  it('offers the text as the last option with `allowNew`', () => {
    const choices = choicesFor('  Tin   whistle ', [skill('Whistling')], [], true);
    expect(choices.at(-1)).toEqual({ skill: { name: 'Tin whistle' }, isNew: true });
    expect(choicesFor('Tin whistle', [], [], false)).toEqual([]);
  });

  it('offers to keep another name of a skill right after the skill', () => {
    const javaScript = { ...skill('JavaScript'), matched: 'JS' };
    const keep = { skill: { name: 'js' }, isNew: true, listedAs: 'JavaScript' };
    const found = [javaScript, skill('JSON')];
    expect(choicesFor('js', found, [], true)[1]).toEqual(keep);
    expect(choicesFor('js', found, [javaScript], true)[0]).toEqual(keep);
    expect(choicesFor('j', found, [], true).at(-1)).toEqual({ skill: { name: 'j' }, isNew: true });
  });

  it('does not offer existing or selected skills as new', () => {
    expect(choicesFor('CHESS', [skill('Chess')], [], true)).toEqual([{ skill: skill('Chess'), isNew: false }]);
    expect(choicesFor('chess', [], [skill('Chess')], true)).toEqual([]);
    expect(choicesFor('   ', [], [], true)).toEqual([]);
  });
});

describe('withPick', () => {
  it('replaces in single mode and appends in multi mode', () => {
    expect(withPick([skill('Chess')], skill('Python'), 'single')).toEqual([skill('Python')]);
    expect(names(withPick([skill('Chess')], skill('Python'), 'multi'))).toEqual(['Chess', 'Python']);
  });

  it('never contains a skill twice', () => {
    const name = fc.stringMatching(/^[ aAbB]{0,4}$/);
    fc.assert(
      fc.property(fc.array(name), (picks) => {
        const chosen = picks.reduce<readonly PickedSkill[]>((all, pick) => withPick(all, { name: pick }, 'multi'), []);
        for (const [index, one] of chosen.entries()) {
          expect(one.name).not.toBe('');
          expect(chosen.slice(index + 1).some((other) => isSameSkill(one.name, other.name))).toBe(false);
        }
      }),
    );
  });
});

it.each([
  ['吉他、钢琴，烹饪', ['吉他', '钢琴', '烹饪']],
  ['طبخ، رسم؛ خط', ['طبخ', 'رسم', 'خط']],
  ['• Guitar\n• Piano', ['Guitar', 'Piano']],
])('%j is several new skills', (text, found) => {
  expect(namesIn(text)).toEqual(found);
});
