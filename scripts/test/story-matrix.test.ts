import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMatrix, holesOf, judge, type Row } from '../matrix/build-matrix.ts';
import { renderMatrix } from '../matrix/render.ts';

/** A small app: one page that lists members and edits one, and a page that is only fetched ahead of time. */
const files = {
  'packages/api-client/src/endpoints/users.ts': `
    function usersQuery(api) { return { queryFn: () => api.GET('/api/user/getAll') } }
    export const useUsers = () => useQuery(usersQuery(useApi()));
    export const useEditUser = () => useMutation({ fn: () => api.PUT('/api/user/edit/{userId}') });`,
  'apps/web/src/layouts/frame.tsx': `const later = () => import('../pages/users-page.tsx');`,
  'apps/web/src/pages/users-page.tsx': `import { List } from '../features/users/list.tsx';`,
  'apps/web/src/features/users/list.tsx': `import { useEditUser, useUsers } from '@skill-exchange/api-client/users';`,
  'apps/web/src/pages/users-page.stories.tsx': `
    const meta = { title: 'Pages/Users' };
    export default meta;
    export const Success = {};
    export const Failing = { name: 'Error', parameters: network({ listUsers: 'error' }) };
    const rejected = (state, label): Story => ({ parameters: network({ editUser: state }) });
    export const Forbidden = rejected('forbidden', 'Save');
    export const Saves = { parameters: network({ editUser: 'success' }) };`,
  'apps/web/src/pages/other-page.stories.tsx': `
    export const Loading = { parameters: network({ listUsers: 'loading' }) };`,
};

let folder = '';
let rows: Row[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matrix-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  rows = buildMatrix(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const states = (operation: string) =>
  Object.fromEntries(
    rows
      .filter((row) => row.operation === operation)
      .flatMap(({ cells }) => cells)
      .map(({ state, stories }) => [state, stories.map(({ name, story }) => name ?? story)]),
  );

test('finds what a page calls, through its imports and the hooks of the client', () => {
  expect(rows.map(({ module, operation }) => `${module} ${operation}`)).toEqual([
    'features/users/list editUser',
    'features/users/list listUsers',
  ]);
});

test('asks of a list that it is there, empty, on its way and failed, by stories of its own page', () => {
  expect(states('listUsers')).toEqual({ success: ['Success'], empty: [], loading: [], error: ['Error'] });
});

test('asks of what is written for each error that the contract declares, and for a story that names its success', () => {
  expect(states('editUser')).toEqual({
    success: ['Saves'],
    loading: [],
    offline: [],
    forbidden: ['Forbidden'],
    notFound: [],
    tooLarge: [],
    tooMany: [],
  });
});

test('fails on a hole that is not agreed to, and on an agreed one that is filled', () => {
  const holes = holesOf(rows);
  expect(holes).toContain('features/users/list listUsers loading');
  expect(judge(holes, [...holes.slice(1), 'a module users.list error'])).toEqual({
    missing: [holes[0]],
    filled: ['a module users.list error'],
  });
});

test('renders stories, holes and what does not apply', () => {
  const [, edit = '', list = ''] = renderMatrix(rows).split('\n');
  expect(edit.split(/\s+/)).toEqual(['users/list', 'editUser', ...'●·○·○●○·○○']);
  expect(list.split(/\s+/)).toEqual(['users/list', 'listUsers', ...'●○○●······']);
});
