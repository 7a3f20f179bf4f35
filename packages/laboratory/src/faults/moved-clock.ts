import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The wall clock of a process, which can be set while it runs. */
export interface MovedClock {
  /** Environment of the process. */
  variables: Record<string, string>;
  /** Offsets the clock by a number of seconds. */
  setOff(seconds: number): void;
}

/** Creates a clock with its state in the folder; null if faketime is not installed. */
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
      // Timers use the monotonic clock, which is not moved.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    setOff,
  };
}
