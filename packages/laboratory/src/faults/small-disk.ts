import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk, small enough to fill. */
export interface SmallDisk {
  folder: string;
  /** Leaves this many bytes free. */
  fill(freeBytes: number): void;
  /** Removes the file that fills it. */
  empty(): void;
  /** Removes the disk and its content. */
  remove(): void;
}

const block = Buffer.alloc(1024 * 1024);

/** Creates a disk of this size in memory; null if that is not allowed, since it takes root on Linux. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  const remove = () => {
    process.off('exit', remove);
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    folder,
    fill: (freeBytes) => {
      const file = openSync(filler, 'w');
      writeUntilFull(file);
      closeSync(file);
      const { bavail, bsize } = statfsSync(folder);
      truncateSync(filler, Math.max(0, statSync(filler).size + bavail * bsize - Math.ceil(freeBytes)));
    },
    empty: () => rmSync(filler, { force: true }),
    remove,
  };
}

function writeUntilFull(file: number): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
