import { expect, test } from 'vitest';
import { componentFiles, pascalCase, readName } from '../new-component/files.ts';

test('names a component in both of its forms', () => {
  expect(readName(['user-badge'])).toBe('user-badge');
  expect(pascalCase('user-badge')).toBe('UserBadge');
});

test.each([[[]], [['UserBadge']], [['user_badge']], [['../badge']], [['user-badge', 'more']]])(
  'refuses %j',
  (args) => {
    expect(() => readName(args)).toThrow('small letters and hyphens');
  },
);

test('writes a component and stories that know each other', () => {
  const files = componentFiles('user-badge');
  expect(Object.keys(files)).toEqual(['user-badge.tsx', 'user-badge.stories.tsx']);
  expect(files['user-badge.tsx']).toContain('export function UserBadge(');
  expect(files['user-badge.stories.tsx']).toContain("from './user-badge.tsx'");
});
