import { expect, test } from 'vitest';
import { kindGroups } from './kind-groups.ts';

test('groups kinds under their subject, and unknown ones under Account', () => {
  const kinds = ['eventRequest', 'somethingNew', 'review', 'sessionOver', 'moderation'].map((kind) => ({
    kind,
    label: kind,
    email: true,
  }));
  const groups = kindGroups(kinds as Parameters<typeof kindGroups>[0]);
  expect(groups.map(({ title, kinds: found }) => [title, found.map(({ label }) => label)])).toEqual([
    ['Events', ['eventRequest']],
    ['Sessions', ['review', 'sessionOver']],
    ['Account', ['somethingNew', 'moderation']],
  ]);
});
