export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** Reads Storybook's own list of stories and pages. */
export async function readIndex(): Promise<IndexEntry[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}
