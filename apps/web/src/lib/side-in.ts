import type { Side } from '@skill-exchange/api-client/users';

/** Returns the side that a URL's search covers; undefined for names and all skills. */
export function sideIn(params: URLSearchParams): Side | undefined {
  const side = params.get('side');
  return side === 'teach' || side === 'learn' ? side : undefined;
}
