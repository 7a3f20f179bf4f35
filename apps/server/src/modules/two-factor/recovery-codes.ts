import { randomBytes } from 'node:crypto';
import { hashOf } from '../auth/links.ts';
import { typedCode } from './typed-code.ts';

const howMany = 10;

/** Crockford's base32: no letter looks like a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Returns new recovery codes such as `k3fq-8zr2-m7ta-c4wx-9hde-p2nv`: 120 bits each, so a hash does
 * not reveal them.
 */
export const makeRecoveryCodes = () => Array.from({ length: howMany }, makeCode);

function makeCode(): string {
  const text = Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('');
  return text.replace(/(?<=.)(?=(?:.{4})+$)/g, '-');
}

/** Returns the stored hash of a code, normalized. */
export function hashOfCode(code: string): string {
  return hashOf(typedCode(code).replaceAll('o', '0').replace(/[il]/g, '1'));
}
