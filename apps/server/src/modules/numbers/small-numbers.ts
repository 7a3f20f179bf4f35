/** Numbers of people from 1 to 4 would reveal who they are. */
const minimumPeople = 5;

/** Whether a number identifies nobody. */
export const isShown = (people: number): boolean => people === 0 || people >= minimumPeople;

/** Returns a number of people; null for 1 to 4. */
export const shown = (people: number): number | null => (isShown(people) ? people : null);

/** Returns a part in percent; undefined if the part or the rest is of 1 to 4, or the whole is nothing. */
export function percentOf(part: number, whole: number): number | undefined {
  if (whole === 0 || !isShown(part) || !isShown(whole - part)) return undefined;
  return Math.round((part / whole) * 100);
}
