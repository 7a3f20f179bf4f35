import { expect, test } from 'vitest';
import { skillChoices, withSkill } from '../src/features/skills/skill-names.ts';

test('a name is added once, without case and surrounding space', () => {
  expect(withSkill([], '  Film   photography ')).toEqual(['Film photography']);
  expect(withSkill(['Python'], ' PYTHON')).toEqual(['Python']);
  expect(withSkill(['Python'], '   ')).toEqual(['Python']);
});

test('chosen skills are not offered again', () => {
  expect(skillChoices('p', ['Python', 'Pottery', 'P'], ['python'])).toEqual([
    { name: 'Pottery', isNew: false },
    { name: 'P', isNew: false },
  ]);
});

test('a text that the catalogue lacks is offered as a new skill', () => {
  expect(skillChoices(' Bike polo', ['Bike repair'], [])).toEqual([
    { name: 'Bike repair', isNew: false },
    { name: 'Bike polo', isNew: true },
  ]);
  expect(skillChoices('bike REPAIR', ['Bike repair'], [])).toEqual([{ name: 'Bike repair', isNew: false }]);
  expect(skillChoices('python', [], ['Python'])).toEqual([]);
  expect(skillChoices('  ', [], [])).toEqual([]);
});
