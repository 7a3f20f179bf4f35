import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const web = new URL('../../../web/', import.meta.url);

/** Renders /users, always with the same data, and draws cards that say what they were drawn from. */
const entry = `
export const locatePage = (url, { accepted, fallback }) =>
  ({ address: url, language: ['de', 'ar'].includes(accepted) ? accepted : fallback, isAsked: false, isMissing: false, isPrivate: false });
export const translateDocument = async (html) => html;
export const prepare = async (url, { siteName, banner }) =>
  url === '/users' ? { data: '[]', render: async () => ({ head: '<title>Users</title>', html: 'Users of ' + siteName + banner }) } : null;
export const drawCard = async (id, { siteName, teachHue }) =>
  ({ path: '/events/' + id + '/' + encodeURIComponent(siteName) + teachHue, svg: '' });
`;

/** Makes a build of the web app with its own document, manifest and icons, and the smallest server entry; removed after the tests. */
export function makeBrandDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(fileURLToPath(new URL('public', web)), folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), readFileSync(new URL('index.html', web)));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/entry-server.js'), entry);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}
