/** The entries of an object whose keys are all known to the compiler. */
export function typedEntries<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
