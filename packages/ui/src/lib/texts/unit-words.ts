import { byLocale } from './by-locale.ts';

// biome-ignore lint/style/noRestrictedGlobals: numbers, no date
const { NumberFormat } = Intl;

interface UnitOptions {
  unitDisplay: 'long' | 'short';
  minimumFractionDigits?: number;
}

/**
 * Returns a function that writes a number of units in the language of the texts: '2 hours', or '184 MB' with
 * `unitDisplay: 'short'`.
 */
export function unitsOf(unit: string, options: UnitOptions = { unitDisplay: 'long' }) {
  const format = byLocale(
    (locale) => new NumberFormat(locale, { style: 'unit', unit, useGrouping: false, ...options }),
  );
  return (count: number): string => format().format(count);
}
