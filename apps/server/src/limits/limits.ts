import { ApiError } from '../api-errors.ts';
import type { Redis } from '../redis/open-redis.ts';
import { createLimiter } from './create-limiter.ts';
import { createInFlightLimits, type InFlightLimits } from './in-flight-limits.ts';
import { type CountedBy, type Limit, type LimitChanges, readLimitTable } from './limit-table.ts';
import type { Limiter, MakeLimiter } from './limiter.ts';

/** Who does it, by what is counted; limits that count by what is left out do not apply. */
export type Takers = Partial<Record<CountedBy, string>>;

/** A member and the network address that they call from. */
export type MemberTakers = Required<Pick<Takers, 'member' | 'address'>>;

/** The contract's table of limits at work. */
export interface Limits extends InFlightLimits {
  /**
   * Counts one more of a thing of the table, or so many more, by each of its limits. Gives the function that undoes it.
   *
   * @throws ApiError (429) past any of them; nothing is counted then.
   */
  take(thing: string, takers: Takers, points?: number): Promise<() => Promise<void>>;
  /** @throws ApiError (429) once more of a thing was counted than one of its limits allows. */
  check(thing: string, takers: Takers): Promise<void>;
  /** Counts more of a thing of which it is known only afterwards how much it was; see `check`. */
  add(thing: string, takers: Takers, points: number): Promise<void>;
  /** Makes a limiter for what is no call of the contract. */
  make: MakeLimiter;
  /** How often each limit has rejected something, by its name. */
  rejections: ReadonlyMap<string, number>;
}

interface Counter extends Limit {
  limiter: Limiter;
}

/**
 * What is asked and answered is counted in this process, since every call would wait for Redis; everything else over all
 * instances, where there are several.
 */
const countedHere = new Set(['requests', 'member-requests', 'answers', 'member-answers', 'files']);

/**
 * Makes the limits of the contract with the changes of the settings; in this process alone without Redis. `onRejected` hears
 * of each time that a thing was past its limit.
 */
export function createLimits(
  changes: LimitChanges,
  redis: Redis | null,
  onRejected: (thing: string) => void = () => {},
): Limits {
  const rejections = new Map<string, number>();
  const make: MakeLimiter = (name, options) => createLimiter(name, options, redis);
  const counters = new Map(
    [...readLimitTable(changes)].map(([thing, limits]) => {
      const store = countedHere.has(thing) ? null : redis;
      return [thing, limits.map((limit): Counter => ({ ...limit, limiter: limiterOf(limit, store) }))];
    }),
  );

  function countersOf(thing: string, takers: Takers): [counter: Counter, key: string][] {
    const known = counters.get(thing);
    if (known === undefined) throw new Error(`openapi.yaml has no limit of ${thing}.`);
    return known.flatMap((counter) => {
      const key = takers[counter.by];
      return key === undefined ? [] : [[counter, key]];
    });
  }

  const rejected = (thing: string, name: string, error: unknown) => {
    if (!(error instanceof ApiError)) return error;
    rejections.set(name, (rejections.get(name) ?? 0) + 1);
    onRejected(thing);
    return error;
  };

  return {
    make,
    rejections,
    ...createInFlightLimits(),
    take: async (thing, takers, points = 1) => {
      const taken: [limiter: Limiter, key: string][] = [];
      const giveBack = async () => {
        await Promise.all(taken.splice(0).map(([limiter, key]) => limiter.giveBack(key, points)));
      };
      if (points === 0) return giveBack;
      // One after the other, in the table's order: what a narrow limit rejects is never counted by a wide one.
      for (const [{ name, limiter }, key] of countersOf(thing, takers)) {
        try {
          await limiter.take(key, points);
          taken.push([limiter, key]);
        } catch (error) {
          await giveBack();
          throw rejected(thing, name, error);
        }
      }
      return giveBack;
    },
    check: async (thing, takers) => {
      for (const [{ name, limiter }, key] of countersOf(thing, takers)) {
        await limiter.check(key).catch((error: unknown) => {
          throw rejected(thing, name, error);
        });
      }
    },
    add: async (thing, takers, points) => {
      await Promise.all(countersOf(thing, takers).map(([{ limiter }, key]) => limiter.add(key, points)));
    },
  };
}

function limiterOf({ name, most, windowSeconds, message }: Limit, redis: Redis | null): Limiter {
  return createLimiter(name, { attempts: most, windowSeconds, message }, redis);
}
