import { newKey } from './idempotency-key.ts';

/** Returns a random UUID of version 4. Unlike `crypto.randomUUID`, it works on pages served over plain http. */
export function newUuid(): string {
  const hex = newKey();
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)];
  return parts.join('-');
}
