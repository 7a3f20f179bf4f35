import type { MemberFilter } from '@skill-exchange/api-client/users';

/** What the address of the member directory limits its search to. */
export function memberFilterIn(params: URLSearchParams): MemberFilter {
  const side = params.get('side');
  return { ...((side === 'teach' || side === 'learn') && { side }) };
}
