/** The variables of a write with a key that makes a retry safe: it returns the first result. */
export type Keyed<Body> = Body & { readonly idempotencyKey?: string };

/** Returns the Idempotency-Key header. */
export function keyHeader(key: string | undefined): { header?: { 'Idempotency-Key': string } } {
  return key === undefined ? {} : { header: { 'Idempotency-Key': key } };
}
