/** How far a component may be relied on, as tags of its stories; the sidebar's filter knows them. */
export const statuses = {
  stable: 'Its props and its look change with a line in the changelog only.',
  new: 'It came with this release. Its props may still change.',
  specified: 'Texts of it are fixed by the specification, letter by letter: change that first.',
} as const;

export type Status = keyof typeof statuses;

/** The statuses among the tags of a component. */
export function statusesOf(tags: readonly string[]): Status[] {
  return (Object.keys(statuses) as Status[]).filter((status) => tags.includes(status));
}
