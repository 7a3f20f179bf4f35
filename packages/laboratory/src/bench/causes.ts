import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A processor profile of `node --cpu-prof`; times in microseconds. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
  endTime: number;
};

/** The category of a function's time: the first match counts. */
const causes: [cause: string, fits: (url: string, name: string) => boolean][] = [
  ['waiting', (_, name) => name === '(idle)'],
  ['collector', (_, name) => name === '(garbage collector)'],
  ['engine', (url) => url.startsWith('wasm:')],
  ['driver', (url) => /node_modules\/(?:@electric-sql|pg|pg-[a-z]+|postgres-[a-z]+)\//.test(url)],
  ['statements', (url) => /node_modules\/kysely\/|apps\/server\/src\/db\//.test(url)],
  ['our code', (url) => url.includes('apps/server/src/')],
  ['libraries', (url) => url.includes('node_modules/')],
  ['Node', () => true],
];

/** The names of the causes, in order. */
export const causeNames = causes.map(([cause]) => cause);

/**
 * Returns milliseconds of the main thread by cause, for the last seconds of a profile.
 *
 * @param folder the folder of `--cpu-prof-dir`; the longest profile is the main thread's
 * @param seconds how long before the end the load ran
 */
export function readCauses(folder: string, seconds: number): Map<string, number> {
  const profiles = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile);
  const lengthOf = ({ timeDeltas }: Profile) => timeDeltas.reduce((sum, delta) => sum + delta, 0);
  const main = profiles.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  if (main === undefined) throw new Error('No profile was written.');
  const frames = new Map(main.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  let left = lengthOf(main);
  for (const [index, id] of main.samples.entries()) {
    const delta = main.timeDeltas[index] ?? 0;
    left -= delta;
    if (left > seconds * 1_000_000) continue;
    const { url = '', functionName = '' } = frames.get(id) ?? {};
    const cause = causes.find(([, fits]) => fits(url, functionName))?.[0] ?? '';
    times.set(cause, (times.get(cause) ?? 0) + delta / 1000);
  }
  return times;
}
