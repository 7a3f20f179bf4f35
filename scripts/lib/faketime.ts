import { spawnSync } from 'node:child_process';

/**
 * Environment with which libfaketime replaces the wall clock of a program and of all that it starts, browsers and
 * databases included; null if faketime is not installed. `FAKETIME` or `FAKETIME_TIMESTAMP_FILE` says by how much.
 */
export function faketimeVariables(): Record<string, string> | null {
  const { stdout, status } = spawnSync('faketime', ['now', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  if (status !== 0) return null;
  return {
    LD_PRELOAD: stdout.trim(),
    // Timers use the monotonic clock, which stays as it is.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Otherwise Chromium's waits end at once, and it takes ten times the processor time.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}

/** An offset of the clock in seconds, as `FAKETIME` and its file spell it. */
export const faketimeOffset = (seconds: number) => `${seconds < 0 ? '' : '+'}${seconds}`;

/** Seconds by which the clock of this process is already shifted. */
export const offsetHere = () => Number(process.env.FAKETIME ?? 0);

/** Environment in which it is now `instant` and time goes on; throws if the machine lacks faketime. */
export function clockAt(instant: Date): Record<string, string> {
  const variables = faketimeVariables();
  if (variables === null)
    throw new Error('Another day needs faketime: install it, such as `apt-get install faketime`.');
  const seconds = Math.round((instant.getTime() - Date.now()) / 1000);
  return { ...variables, FAKETIME: faketimeOffset(offsetHere() + seconds) };
}

/** Environment of a program that can't run with libfaketime, such as Redis, whose allocator waits for it forever. */
export function withOwnClock(): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, ...others } = process.env;
  return others;
}
