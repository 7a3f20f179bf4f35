/** People must tell at a glance what is taught and what is learned. In degrees. */
export const leastApart = 60;

/** Returns the angle between two hues, at most 180. */
export function degreesApart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

/** Returns the two hues next to another one that are just far enough from it. */
export function nearestApart(hue: number): { below: number; above: number } {
  return { below: (hue - leastApart + 360) % 360, above: (hue + leastApart) % 360 };
}
