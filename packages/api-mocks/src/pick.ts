/** Returns the entry at an index, wrapping around at the end of the list. */
export function pick<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError(`Nothing to pick at ${index} of ${list.length}`);
  return entry;
}
