import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Settings } from '../../env.ts';
import { bannersAt } from './banner-at.ts';
import { type Banner, findBanners } from './banner-repository.ts';
import { type CommunityValues, valuesOf } from './declarations.ts';
import { findSettings } from './repository.ts';
import { findTextSummaries, type TextSummary } from './texts/repository.ts';

/** The settings of operators, which texts they have published, and their banners, in memory. */
export interface Community {
  /** As they held when they were last read. */
  readonly values: CommunityValues;
  /** The published texts. */
  readonly texts: readonly TextSummary[];
  /** The banners that are shown now or later, those that begin last first. */
  readonly banners: readonly Banner[];
  /** Reads them again: what was stored before the call holds after it. The last ones stay while the database is away. */
  refresh(): Promise<void>;
  /** Calls a listener when a read finds other settings, or a banner that has begun, changed or ended since the one before. */
  onChange(listener: () => void): void;
}

/** Creates the settings, with the defaults until they are read. */
export function createCommunity(
  db: Kysely<Database>,
  settings: Settings,
  clock: Clock,
  log: { warn(details: object, message: string): void },
): Community {
  let values = valuesOf({}, settings);
  let texts: readonly TextSummary[] = [];
  let banners: readonly Banner[] = [];
  let reads = 0;
  let newest: Promise<void> = Promise.resolve();
  let seen: string | undefined;
  const listeners: (() => void)[] = [];
  function notify(): void {
    const now = JSON.stringify([values, bannersAt(banners, clock())]);
    const isChanged = seen !== undefined && seen !== now;
    seen = now;
    if (isChanged) for (const listener of listeners) listener();
  }
  async function readAgain(): Promise<void> {
    reads += 1;
    const read = reads;
    try {
      const stored = await findSettings(db);
      const published = await findTextSummaries(db);
      const announced = await findBanners(db, clock());
      // A read that began later may have ended sooner; one that has not ended finds what this one found.
      if (read !== reads) return await newest;
      values = valuesOf(Object.assign({}, ...stored.map(({ value }) => value)), settings);
      texts = published;
      banners = announced;
      notify();
    } catch (error) {
      log.warn({ err: error }, 'settings not read');
    }
  }
  return {
    get values() {
      return values;
    },
    get texts() {
      return texts;
    },
    get banners() {
      return banners;
    },
    onChange: (listener) => void listeners.push(listener),
    refresh: () => {
      newest = readAgain();
      return newest;
    },
  };
}
