/** Whom an audience of `x-audiences` is a part of: members, where it is not here. */
const partOf: Readonly<Record<string, string>> = { member: 'visitor', invited: 'one-of-two' };

/** Returns those whom `x-roles` or `x-visible-to` named and that are no longer meant. Where nobody is named, all are. */
export function audienceChanges(old: readonly string[] | undefined, now: readonly string[] = ['visitor']): string[] {
  if (old === undefined) return isWithin('visitor', now) ? [] : ['everybody'];
  return old.filter((audience) => !isWithin(audience, now));
}

function isWithin(audience: string, named: readonly string[]): boolean {
  if (named.includes(audience)) return true;
  return audience !== 'visitor' && isWithin(partOf[audience] ?? 'member', named);
}
