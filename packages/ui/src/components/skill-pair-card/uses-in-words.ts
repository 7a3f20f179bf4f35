/** The backend counts up to this number. */
const mostCounted = 1_000;

/** The members, events and sessions of a skill: "37 members, 4 events". What there is none of is left out, except members. */
export function usesInWords({ members, events, sessions = 0 }: { members: number; events: number; sessions?: number }) {
  return [
    counted(members, 'member'),
    ...(events > 0 ? [counted(events, 'event')] : []),
    ...(sessions > 0 ? [counted(sessions, 'session')] : []),
  ].join(', ');
}

function counted(count: number, thing: string): string {
  if (count === 1) return `1 ${thing}`;
  return `${count.toLocaleString('en-US')}${count === mostCounted ? ' or more' : ''} ${thing}s`;
}
