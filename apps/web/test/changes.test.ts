import { expect, test } from 'vitest';
import { changesTo } from '../plugins/changes.ts';

test('a change that meets nothing in any file is told', () => {
  const { apply, check } = changesTo('A package', [
    [/a/g, 'b'],
    [/gone/, ''],
    [/x+/, (found) => `${found.length}`],
  ]);
  expect(apply('a cat')).toBe('b cbt');
  expect(apply('xxx')).toBe('3');
  expect(check).toThrow('A package has changed: nothing in it matches /gone/.');
  apply('gone');
  expect(check).not.toThrow();
});
