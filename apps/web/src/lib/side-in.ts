import type { Side } from '@skill-exchange/api-client/users';

/** Where the search of an address looks; undefined for names and all skills. */
export function sideIn(params: URLSearchParams): Side | undefined {
  const side = params.get('side');
  return side === 'teach' || side === 'learn' ? side : undefined;
}
