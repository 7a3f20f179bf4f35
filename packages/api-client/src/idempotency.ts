/** What a call stores, with a key that makes a second attempt safe: it answers what the first one stored. */
export type Keyed<Body> = Body & { readonly idempotencyKey?: string };

/** The header of a call with a key. */
export function keyHeader(key: string | undefined): { header?: { 'Idempotency-Key': string } } {
  return key === undefined ? {} : { header: { 'Idempotency-Key': key } };
}
