/** What attacks are known to bring about, until it is defended against. It is printed and fails nothing. */
const knownProblems: readonly RegExp[] = [];

/** Attacks that hold everything up until they are defended against. The short form leaves them out. */
const knownAttacks: readonly RegExp[] = [/^twenty at a time of an AVIF/];

export function isKnownProblem(problem: string): boolean {
  return knownProblems.some((known) => known.test(problem));
}

export function isKnownAttack(name: string): boolean {
  return knownAttacks.some((known) => known.test(name));
}
