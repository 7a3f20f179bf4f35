/** A member's name as it is shown: not every backend knows one. */
export function shownName(name: string | null | undefined): string {
  return name?.trim() || 'Unknown User';
}
