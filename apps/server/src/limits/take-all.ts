import type { RefundableLimiter } from './limiter.ts';

export type Attempt = [limiter: RefundableLimiter, key: string];

/**
 * Takes an attempt of each limit or of none, in this order: what a narrow limit refuses is not counted by a wide one.
 * Gives the function that gives them all back.
 *
 * @throws Refusal of the first that has none left.
 */
export async function takeAll(attempts: Attempt[]): Promise<() => Promise<void>> {
  const taken: Attempt[] = [];
  const giveBack = async () => {
    await Promise.all(taken.splice(0).map(([limiter, key]) => limiter.giveBack(key)));
  };
  try {
    for (const [limiter, key] of attempts) {
      await limiter.take(key);
      taken.push([limiter, key]);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}
