import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

export interface DemoPicture {
  hash: string;
  /** WebP, as the product stores it: see `demo-pictures/draw.ts`. */
  bytes: Uint8Array;
}

/** Portraits by the member's key. Some members have none. */
export const demoFaces = read('faces');
/** Covers by the event's slug. Most events have none and show a pattern. */
export const demoCovers = read('covers');

function read(kind: string): ReadonlyMap<string, DemoPicture> {
  const folder = join(import.meta.dirname, 'pictures', kind);
  return new Map(
    readdirSync(folder).map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [parse(file).name, { hash: createHash('sha256').update(bytes).digest('hex'), bytes }];
    }),
  );
}
