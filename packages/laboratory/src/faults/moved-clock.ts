import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The wall clock of a process, to be set while it runs. */
export interface MovedClock {
  /** What the process is started with. */
  variables: Record<string, string>;
  /** Lets it go wrong by so many seconds from now on. */
  setOff(seconds: number): void;
}

/** A clock kept in that folder; null where faketime, which stands between a process and its clock, is not installed. */
export function makeMovedClock(folder: string): MovedClock | null {
  const { stdout, status } = spawnSync('faketime', ['now', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  if (status !== 0) return null;
  const file = join(folder, 'clock');
  const setOff = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  setOff(0);
  return {
    variables: {
      LD_PRELOAD: stdout.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers run by another clock, which no step moves.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    setOff,
  };
}
