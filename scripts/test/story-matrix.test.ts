import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMatrix, holesOf, type Row } from '../matrix/build-matrix.ts';

/** A small app: one page that lists members and edits one, and a page that is only prefetched. */
const files = {
  'packages/api-client/src/endpoints/users.ts': `
    function usersQuery(api) { return { queryFn: () => api.GET('/api/user/getAll') } }
    export const useUsers = () => useQuery(usersQuery(useApi()));
    export const useEditUser = () => useMutation({ fn: () => api.PUT('/api/user/edit/{userId}') });`,
  'apps/web/src/layouts/frame.tsx': `const later = () => import('../pages/users/users-page.tsx');`,
  'apps/web/src/pages/users/users-page.tsx': `import { List } from '../../features/users/list.tsx';`,
  'apps/web/src/features/users/list.tsx': `
    import { useEditUser, useUsers } from '@skill-exchange/api-client/users';
    const isGone = (error) => isApiError(error, 404);`,
  'apps/web/src/pages/users/users-page.stories.tsx': `
    const meta = { title: 'Pages/Users' };
    export default meta;
    export const Success = {};
    export const Failing = { name: 'Error', parameters: network({ listUsers: 'error' }) };
    const rejected = (state, label): Story => ({ parameters: network({ editUser: state }) });
    export const Forbidden = rejected('forbidden', 'Save');
    export const Offline = rejected('offline', 'Save');
    export const Saves = { play: () => [networkState('editUser', 'conflict'), networkState('editUser', 'success')] };`,
  'apps/web/src/pages/other/other-page.stories.tsx': `
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

test('finds the calls of a page, through its imports and the hooks of the client', () => {
  expect(rows.map(({ module, operation }) => `${module} ${operation}`)).toEqual([
    'features/users/list editUser',
    'features/users/list listUsers',
  ]);
});

test('requires success, empty, loading and one failure for a list, in stories of its own page', () => {
  expect(states('listUsers')).toEqual({ success: ['Success'], empty: [], loading: [], failed: ['Error'] });
});

test('requires a named success, one failure and each handled status for a write', () => {
  expect(states('editUser')).toEqual({
    success: ['Saves'],
    loading: [],
    failed: ['Offline'],
    notFound: [],
  });
});

test('names each state without a story', () => {
  expect(holesOf(rows)).toEqual([
    'features/users/list editUser loading',
    'features/users/list editUser notFound',
    'features/users/list listUsers empty',
    'features/users/list listUsers loading',
  ]);
});
