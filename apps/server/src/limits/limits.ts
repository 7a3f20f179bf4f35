import { ApiError } from '../api-errors.ts';
import type { Redis } from '../redis/open-redis.ts';
import { createLimiter } from './create-limiter.ts';
import { createInFlightLimits, type InFlightLimits } from './in-flight-limits.ts';
import { type CountedBy, type Limit, type LimitChanges, readLimitTable } from './limit-table.ts';
import type { Limiter, MakeLimiter } from './limiter.ts';

/** The keys that a caller counts under; limits by a missing key do not apply. */
export type RateLimitKeys = Partial<Record<CountedBy, string>>;

/** A member and their network address. */
export type MemberRateLimitKeys = Required<Pick<RateLimitKeys, 'member' | 'address'>>;

/** Enforces the contract's table of limits. */
export interface Limits extends InFlightLimits {
  /**
   * Consumes `points` from every limit of `thing`. Returns a function that refunds them.
   *
   * @throws ApiError (429) above any of them; then nothing is counted.
   */
  consume(thing: string, limitKeys: RateLimitKeys, points?: number): Promise<() => Promise<void>>;
  /** @throws ApiError (429) once a limit of `thing` is exceeded. */
  check(thing: string, limitKeys: RateLimitKeys): Promise<void>;
  /** Adds `points` that are only known afterwards; pairs with `check`. */
  add(thing: string, limitKeys: RateLimitKeys, points: number): Promise<void>;
  /** Undoes a part of what was consumed, once it is known. */
  refund(thing: string, limitKeys: RateLimitKeys, points: number): Promise<void>;
  /** Creates a limiter for something that is not an API operation. */
  make: MakeLimiter;
  /** Rejections by the limit's name. */
  rejections: ReadonlyMap<string, number>;
}

interface Counter extends Limit {
  limiter: Limiter;
}

/**
 * Requests and responses are counted in this process, since every request would wait for Redis; everything else is
 * counted across instances.
 */
const countedHere = new Set(['requests', 'member-requests', 'answers', 'member-answers', 'files']);

/**
 * Creates the limits of the contract with the overrides of the settings; in this process only when `redis` is null.
 * `onRejected` is called with each thing that exceeds a limit.
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

  function countersOf(thing: string, limitKeys: RateLimitKeys): [counter: Counter, key: string][] {
    const known = counters.get(thing);
    if (known === undefined) throw new Error(`openapi.yaml has no limit of ${thing}.`);
    return known.flatMap((counter) => {
      const key = limitKeys[counter.by];
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
    consume: async (thing, limitKeys, points = 1) => {
      const taken: [limiter: Limiter, key: string][] = [];
      const refund = async () => {
        await Promise.all(taken.splice(0).map(([limiter, key]) => limiter.refund(key, points)));
      };
      if (points === 0) return refund;
      // Sequentially, in the table's order: a wide limit must not count what a narrow one rejects.
      for (const [{ name, limiter }, key] of countersOf(thing, limitKeys)) {
        try {
          await limiter.consume(key, points);
          taken.push([limiter, key]);
        } catch (error) {
          await refund();
          throw rejected(thing, name, error);
        }
      }
      return refund;
    },
    check: async (thing, limitKeys) => {
      for (const [{ name, limiter }, key] of countersOf(thing, limitKeys)) {
        await limiter.check(key).catch((error: unknown) => {
          throw rejected(thing, name, error);
        });
      }
    },
    refund: async (thing, limitKeys, points) => {
      await Promise.all(countersOf(thing, limitKeys).map(([{ limiter }, key]) => limiter.refund(key, points)));
    },
    add: async (thing, limitKeys, points) => {
      await Promise.all(countersOf(thing, limitKeys).map(([{ limiter }, key]) => limiter.add(key, points)));
    },
  };
}

function limiterOf({ name, most, windowSeconds, message }: Limit, redis: Redis | null): Limiter {
  return createLimiter(name, { attempts: most, windowSeconds, message }, redis);
}
