import { keyText } from '@skill-exchange/api-client/fold-text';
import { plainDigits } from '@skill-exchange/api-client/plain-text';

/**
 * Returns a code as it was made. Members type and paste it in any case, with spaces, dashes and invisible characters, and
 * with the digits of their keyboard: ٢٨٧ ٠٨٢ is 287082.
 */
export const typedCode = (code: string): string => keyText(plainDigits(code)).replace(/[\s-]/g, '');
