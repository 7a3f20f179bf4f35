import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const item = (file: File, isDirectory = false) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ name: file.name, isDirectory }),
});

it('files are dropped, and a folder is one that can be read and not sent', async () => {
  const file = new File(['x'], 'loaf.png', { type: 'image/png' });
  const text = { kind: 'string', getAsFile: () => null, webkitGetAsEntry: () => null };
  const items = [item(file), text, item(new File([], 'photos'), true)] as unknown as DataTransferItemList;
  const [first, folder, ...others] = droppedFiles({ items });
  expect(first).toBe(file);
  expect([folder?.name, folder?.type, await folder?.text()]).toEqual(['photos', '', '/']);
  expect(others).toEqual([]);
});
