import type { VirtualItem } from '@tanstack/react-virtual';
import type { GridShape, ShownRows } from './row-places.ts';

/** How a long list stood when its page was left. */
export type KeptWindow = {
  readonly shape: GridShape;
  readonly shown: ShownRows;
  readonly measurements: VirtualItem[];
  /** How far the page was scrolled, in pixels. */
  readonly offset: number;
};

/** Visits to remember; a visit further back starts anew. */
const mostVisits = 20;

const visits = new Map<string, KeptWindow>();

/** For as long as the document lives, by the key of the visit in the browser's history. */
export const keptWindows = {
  of: (visit: string): KeptWindow | undefined => visits.get(visit),
  keep(visit: string, kept: KeptWindow): void {
    visits.delete(visit);
    visits.set(visit, kept);
    for (const [oldest] of visits) {
      if (visits.size <= mostVisits) return;
      visits.delete(oldest);
    }
  },
};
