/** The larger audience that includes an audience of `x-audiences`; default: members. */
const partOf: Readonly<Record<string, string>> = { member: 'visitor', invited: 'one-of-two' };

/**
 * Returns audiences that `x-roles` or `x-visible-to` named and that are no longer included. Naming
 * none means everyone.
 */
export function audienceChanges(old: readonly string[] | undefined, now: readonly string[] = ['visitor']): string[] {
  if (old === undefined) return isWithin('visitor', now) ? [] : ['everybody'];
  return old.filter((audience) => !isWithin(audience, now));
}

function isWithin(audience: string, named: readonly string[]): boolean {
  if (named.includes(audience)) return true;
  return audience !== 'visitor' && isWithin(partOf[audience] ?? 'member', named);
}
