type Change = readonly [from: RegExp, to: string | ((found: string) => string)];

/**
 * Changes to what a package has built.
 *
 * @returns `apply`, for each of its files, and `check`, for the end of a build: it throws where a change met nothing,
 * since the package is not what it was then
 */
export function changesTo(name: string, changes: readonly Change[]) {
  const unmet = new Set(changes);

  function apply(code: string): string {
    return changes.reduce((before, change) => {
      const [from, to] = change;
      const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to);
      if (after !== before) unmet.delete(change);
      return after;
    }, code);
  }

  function check(): void {
    const patterns = Array.from(unmet, ([from]) => String(from));
    if (patterns.length > 0)
      throw new Error(`${name} has changed: nothing in it matches ${patterns.join(', ')}.`);
  }

  return { apply, check };
}
