import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files copied concurrently. */
const atOnce = 16;

export interface File {
  /** Relative to its folder. */
  path: string;
  size: number;
  modifiedMs: number;
}

/** Lists every folder and file below this one. Skips files that are removed during the walk. */
export async function listFolder(folder: string): Promise<{ folders: string[]; files: File[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = pathOf(entry);
        const file = await stat(join(folder, path)).catch(unlessGone);
        return file === undefined ? [] : [{ path, size: file.size, modifiedMs: file.mtimeMs }];
      }),
  );
  return { folders, files: found.flat() };
}

/** Copies the files to another folder and overwrites earlier copies. Skips files that are removed during the copy. */
export async function copyFiles(from: string, to: string, folders: string[], files: File[]): Promise<void> {
  for (const path of folders) await mkdir(join(to, path), { recursive: true });
  const left = files.values();
  // Cheap where the file system can clone files.
  const mode = constants.COPYFILE_FICLONE;
  const copyNext = async () => {
    for (const { path } of left) await copyFile(join(from, path), join(to, path), mode).catch(unlessGone);
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
