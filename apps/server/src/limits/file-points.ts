import type { Limits, RateLimitKeys } from './limits.ts';

/** Returns what a file of this size counts in limits of kilobytes. */
export function filePoints(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

/**
 * Consumes a file's size from each of these limits. Returns a function that refunds them, for a file that is not stored.
 *
 * @throws ApiError (429) above any of them; then nothing is counted.
 */
export async function consumeFile(
  limits: Pick<Limits, 'consume'>,
  things: readonly string[],
  limitKeys: RateLimitKeys,
  bytes: number,
): Promise<() => Promise<void>> {
  const refunds: (() => Promise<void>)[] = [];
  const refundAll = async () => {
    await Promise.all(refunds.splice(0).map((refund) => refund()));
  };
  try {
    for (const thing of things) refunds.push(await limits.consume(thing, limitKeys, filePoints(bytes)));
  } catch (error) {
    await refundAll();
    throw error;
  }
  return refundAll;
}
