import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

/** Files that a page links to, from the root. */
function listedIn(page: string): string[] {
  const text = readFileSync(join(root, 'docs/how-to', page), 'utf8');
  const links = [...text.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)];
  return [...new Set(links.map(([, file = '']) => file))].sort();
}

/**
 * Returns files of the product, its mocks and its pacts that contain one of these texts, except
 * generated ones.
 */
function filesWith(...texts: string[]): string[] {
  const patterns = texts.flatMap((text) => ['-e', text]);
  const places = ['openapi.yaml', 'apps/*/src/*', 'packages/*/src/*', 'packages/contracts/test/*'];
  const args = ['grep', '-lF', ...patterns, '--', ...places, ':!*/generated/*'];
  const found = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return found.trim().split('\n').sort();
}

test('an operation touches the files that its page lists, and no other', () => {
  expect(filesWith('sayAttendance', '/api/sessions/{sessionId}/attendance')).toEqual(listedIn('add-an-operation.md'));
});

test('the page of an entity lists every file that names the example', () => {
  const naming = filesWith('reportHandlers', 'reportErrors', 'ReportTable', 'reportExists', 'reportUserMutation');
  expect(listedIn('add-an-entity.md')).toEqual(expect.arrayContaining(naming));
  expect(naming.length).toBeGreaterThan(7);
});

test('a route touches the files that its page lists, and no other', () => {
  const used = filesWith('paths.reportUser', "reportUser: '", 'ReportUserPage');
  const stories = used.filter((file) => /(?:user-report|messages-safety)-page\.stories\.tsx$/.test(file));
  expect(used.filter((file) => !stories.includes(file))).toEqual(listedIn('add-a-route.md'));
});

test('the page of a field lists every file that says what the language of an event is', () => {
  const naming = filesWith(
    "extra('language')",
    'language: named(msg`language`',
    '<LanguageField saved',
    'msg`another language`',
  );
  expect(listedIn('add-a-field.md')).toEqual(expect.arrayContaining(naming));
  expect(naming).toHaveLength(4);
});

test('the page of a field lists every file that names the filter of the example', () => {
  const inCode = filesWith("'rating', 'active'", 'active: undefined,', "active: ['this-week'", 'query.active');
  expect(listedIn('add-a-field.md')).toEqual(expect.arrayContaining(inCode));
  expect(inCode.length).toBeGreaterThan(6);
});
