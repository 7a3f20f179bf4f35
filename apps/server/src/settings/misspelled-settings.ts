import type { Variables } from './setting-values.ts';

/**
 * Returns a warning for each variable whose name is almost that of a setting, one line each. It compares letters alone, so
 * that `jwt-secret` and `DATABASEURL` count, too.
 *
 * @param settings the names of all settings
 */
export function misspelledSettings(variables: Variables, settings: readonly string[]): string[] {
  const known = new Set(settings);
  const candidates = settings.map((setting) => ({ setting, letters: lettersOf(setting) }));
  return Object.keys(variables)
    .filter((name) => !known.has(name) && variables[name]?.trim())
    .sort()
    .flatMap((name) => {
      const own = lettersOf(name);
      const [nearest] = candidates
        // The distance is at least the difference of the lengths.
        .filter(({ letters }) => Math.abs(own.length - letters.length) <= tolerated(letters.length))
        .map(({ setting, letters }) => ({ setting, letters, distance: distanceOf(own, letters) }))
        .filter(({ letters, distance }) => distance <= tolerated(letters.length))
        .sort((one, other) => one.distance - other.distance);
      return nearest === undefined ? [] : [`${name} is no setting and has no effect. Did you mean ${nearest.setting}?`];
    });
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** Short names are near many others: for those only the same letters count. */
const tolerated = (length: number) => (length < 6 ? 0 : length < 12 ? 1 : 2);

/** The number of letters to insert, remove, replace or swap with the next one (optimal string alignment). */
function distanceOf(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      rows[row]?.push(Math.min(...steps, isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY));
    }
  }
  return at(one.length, other.length);
}
