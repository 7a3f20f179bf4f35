import type { Role } from './table.ts';

// An event as a person would keep it on paper. Nothing here knows the product's code.

/** A member's part in an event. */
export interface Part {
  state: 'pending' | 'approved' | 'declined' | 'removed' | 'left';
  came: boolean | null;
  askedAt: number;
  approvedAt: number | null;
  undoUntil: number | null;
  /** When they were last told of what participants are told. */
  heardAt: number | null;
  /** Their position before the approval, and the position. */
  waited: { at: number; position: Waiting } | null;
  declinedAt: number | null;
  removedAt: number | null;
}

export interface Waiting {
  id: string;
  seq: number;
  isOffered: boolean;
  until: number | null;
}

export interface PaperEvent {
  id: string;
  host: string;
  cohosts: Set<string>;
  invited: Set<string>;
  offeredTo: string | null;
  start: number;
  end: number;
  size: number;
  isAutomatic: boolean;
  canceledAt: number | null;
  hasCode: boolean;
  parts: Map<string, Part>;
  line: Waiting[];
  reviews: Set<string>;
  /** Of a date of a series: the series, and its place in it. */
  series: { id: string; position: number } | null;
  /** What was changed on this date alone. */
  own: Set<'size' | 'start' | 'isAutomatic'>;
}

/** Who is told of what: member, kind, and the event or its series. */
export type Told = `${string} ${string} ${string}`;

export interface Paper {
  now: number;
  events: Map<string, PaperEvent>;
  /** Returns the end of a member's quiet hours; null outside them. */
  quietUntil(id: string, startsAt: number, now: number): number | null;
  told: Set<Told>;
  /** Nobody is notified: what is done with all dates of a series is done with the canceled ones, too. */
  isSilent: boolean;
  nextSeq: number;
}

export const idsIn = ({ parts }: PaperEvent, state: Part['state']) =>
  [...parts].filter(([, part]) => part.state === state).map(([id]) => id);

export const guestsOf = (event: PaperEvent) => idsIn(event, 'approved');
export const isUpcoming = ({ canceledAt, end }: PaperEvent, now: number) => canceledAt === null && end > now;
export const manages = ({ host, cohosts }: PaperEvent, id: string) => host === id || cohosts.has(id);

/** Places that are held; those of a canceled event are held until it comes back. */
export function heldOf(event: PaperEvent, now: number, exceptFor?: string): number {
  const at = Math.min(now, event.canceledAt ?? now);
  return event.line.filter(({ id, until }) => id !== exceptFor && until !== null && until > at).length;
}

/** Who got a place while the event was canceled. */
export const enteredIn = ({ parts, canceledAt }: PaperEvent) =>
  [...parts]
    .filter(
      ([, { state, approvedAt }]) => state === 'approved' && canceledAt !== null && (approvedAt ?? 0) > canceledAt,
    )
    .map(([id]) => id);

export const keyOf = ({ id, series }: Pick<PaperEvent, 'id' | 'series'>) => series?.id ?? id;

/** Places that are neither taken nor held, where a member's own held place may count as free. */
export function free(event: PaperEvent, now: number, exceptFor?: string): number {
  return event.size - guestsOf(event).length - heldOf(event, now, exceptFor);
}

export function peopleOf(event: PaperEvent, role: Role, { by, about }: { by: string; about: string }): string[] {
  if (role === 'member') return [about];
  if (role === 'host') return [event.host];
  if (role === 'hosts') return [event.host, ...event.cohosts].filter((id) => id !== by);
  if (role === 'entered') return enteredIn(event);
  if (role === 'guests') return guestsOf(event).filter((id) => !enteredIn(event).includes(id));
  if (role === 'asking') return idsIn(event, 'pending');
  if (role === 'declined') return idsIn(event, 'declined');
  if (role === 'waiting') return event.line.map(({ id }) => id);
  return [...(role === 'cohosts' ? event.cohosts : event.invited)].filter((id) => id !== by);
}

export function tell(paper: Paper, event: PaperEvent, kind: string | undefined, ids: readonly string[]): void {
  if (kind === undefined || paper.isSilent) return;
  for (const id of ids) {
    paper.told.add(`${id} ${kind} ${keyOf(event)}`);
    const known = event.parts.get(id);
    if (known !== undefined && kind === 'eventChanged') known.heardAt = paper.now;
  }
}
