/**
 * Returns the breaking changes that no decision allows. Before the product's 1.0, a page of docs/decisions allows those that it
 * lists word for word, each as an item of its own.
 */
export function undecidedChanges(changes: readonly string[], version: string, decisions: readonly string[]): string[] {
  if (!version.startsWith('0.')) return [...changes];
  return changes.filter((change) => !decisions.some((text) => text.includes(`\n- \`${change}\`\n`)));
}
