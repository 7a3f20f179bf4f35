import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faketimeOffset, faketimeVariables, offsetHere } from '../../../../scripts/lib/faketime.ts';

/** The wall clock of a process, which can be set while it runs. */
export interface MovedClock {
  /** Environment of the process. */
  variables: NodeJS.ProcessEnv;
  /** Offsets the clock by a number of seconds. */
  setOff(seconds: number): void;
}

/** Creates a clock with its state in the folder; null if faketime is not installed. */
export function makeMovedClock(folder: string): MovedClock | null {
  const variables = faketimeVariables();
  if (variables === null) return null;
  const file = join(folder, 'clock');
  const setOff = (seconds: number) => writeFileSync(file, faketimeOffset(offsetHere() + seconds));
  setOff(0);
  // The variable would win over the file.
  const source = { FAKETIME: undefined, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' };
  return { variables: { ...variables, ...source }, setOff };
}
