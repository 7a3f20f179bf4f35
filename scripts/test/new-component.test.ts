import { expect, test } from 'vitest';
import { componentFiles, folderOf, pascalCase, readArguments } from '../new-component/files.ts';

const families = ['Components/Members', 'Primitives/Forms'];

test('names a component in both of its forms', () => {
  expect(readArguments(['user-badge'], families)).toEqual({ name: 'user-badge', family: 'Components' });
  expect(pascalCase('user-badge')).toBe('UserBadge');
});

test('puts it into a family by the last word of its name', () => {
  expect(readArguments(['user-badge', 'Members'], families).family).toBe('Components/Members');
  expect(() => readArguments(['user-badge', 'Friends'], families)).toThrow('Components/Members, Primitives/Forms');
});

test.each([[[]], [['UserBadge']], [['user_badge']], [['../badge']], [['user-badge', 'Members', 'more']]])(
  'rejects %j',
  (args) => {
    expect(() => readArguments(args, families)).toThrow('small letters and hyphens');
  },
);

test('separates primitives from components by their family', () => {
  expect(folderOf({ name: 'user-badge', family: 'Components/Members' })).toBe('packages/ui/src/components/user-badge');
  expect(folderOf({ name: 'slider', family: 'Primitives/Forms' })).toBe('packages/ui/src/primitives/slider');
});

test('writes a component and stories that import each other', () => {
  const files = componentFiles({ name: 'user-badge', family: 'Components/Members' });
  expect(Object.keys(files)).toEqual(['user-badge.tsx', 'user-badge.stories.tsx']);
  expect(files['user-badge.tsx']).toContain('export function UserBadge(');
  expect(files['user-badge.stories.tsx']).toContain("from './user-badge.tsx'");
  expect(files['user-badge.stories.tsx']).toContain("title: 'Components/Members/UserBadge'");
});
