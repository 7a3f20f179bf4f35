import {
  free,
  guestsOf,
  heldOf,
  idsIn,
  isUpcoming,
  manages,
  type Paper,
  type PaperEvent,
  type Part,
  peopleOf,
  tell,
} from './paper.ts';
import { type Consequences, type EventVerb, type Role, verbsOfEvents } from './table.ts';

// Does to the paper what a verb's row of the table says.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const undoMs = minute;

/** How long a member has to answer an offer made now. */
function answerMs(event: PaperEvent, now: number): number {
  return Math.max(15 * minute, Math.min(12 * hour, (event.start - now) / 4));
}

/** Ends offers that nobody answered, and offers free places to who waits, in their order. */
export function offer(paper: Paper, event: PaperEvent): void {
  const { now } = paper;
  if (event.line.length === 0 || !isUpcoming(event, now)) return;
  const left = free(event, now);
  const late = event.line.filter(({ until }) => until !== null && until <= now);
  event.line = event.line.filter((one) => !late.includes(one));
  tell(
    paper,
    event,
    verbsOfEvents.expire.notified.member,
    late.map(({ id }) => id),
  );
  if (left <= 0) return;
  const isOpenToAll = event.start - now <= hour;
  const next = isOpenToAll
    ? event.line.filter(({ until }) => until === null)
    : event.line.filter(({ isOffered, until }) => !isOffered && until === null).slice(0, left);
  for (const one of next) {
    one.isOffered = true;
    one.until = isOpenToAll ? null : endFor(paper, event, one.id);
  }
  tell(
    paper,
    event,
    verbsOfEvents.offer.notified.member,
    next.map(({ id }) => id),
  );
}

function endFor(paper: Paper, event: PaperEvent, id: string): number {
  const { now } = paper;
  const end = now + answerMs(event, now);
  const heardAt = paper.quietUntil(id, event.start, now);
  if (heardAt === null) return end;
  return Math.max(end, Math.min(heardAt + answerMs(event, now), event.start - hour));
}

export interface Deed {
  by: string;
  /** The member whom it is about. */
  about: string;
  start?: number;
  size?: number;
  came?: boolean | null;
}

/** Does to the paper what the table says of a verb. */
export function apply(paper: Paper, verb: EventVerb, event: PaperEvent, deed: Deed): void {
  // The deed is about the host; its row is done to each request, also on a date that was automatic before.
  if (verb === 'letIn' && deed.about === event.host) {
    letIn(paper, event, deed.by);
    return;
  }
  const row: Consequences = verbsOfEvents[verb];
  const { about } = deed;
  const before = new Map(Object.keys(row.notified).map((role) => [role, peopleOf(event, role as Role, deed)]));
  const leaves = event.parts.get(about)?.state === 'approved' || event.line.some(({ id }) => id === about);
  changeLine(paper, event, row, deed);
  changeParts(paper, event, row, deed);
  if (row.places === 'another number') resize(paper, event, deed.size ?? event.size);
  if (row.codes !== 'same') event.hasCode = row.codes === 'new';
  if (row.attendance === 'cleared') clearAttendance(event);
  if (row.attendance === 'marked') part(event, about).came = deed.came ?? null;
  if (row.reviews === 'new') event.reviews.add(about);
  if (row.offers && (verb !== 'acceptCohosting' || leaves)) offer(paper, event);
  for (const [role, kind] of Object.entries(row.notified)) {
    const others = [...before].filter(([other]) => other !== role).flatMap(([, ids]) => ids);
    const ids = before.get(role) ?? [];
    // Whoever comes back has no need of the same invitation, too.
    tell(paper, event, kind, verb === 'restore' && role === 'invited' ? ids.filter((id) => !others.includes(id)) : ids);
  }
}

/** A canceled event keeps the places that are taken or held. */
function resize({ now }: Paper, event: PaperEvent, size: number): void {
  const kept = event.canceledAt === null ? 0 : guestsOf(event).length + heldOf(event, now);
  event.size = Math.max(size, kept);
}

/** Turns on automatic approval: the verb is done to each request in their order, except to those of removed guests. */
function letIn(paper: Paper, event: PaperEvent, by: string): void {
  event.isAutomatic = true;
  const asking = idsIn(event, 'pending').filter((id) => part(event, id).removedAt === null);
  const inOrder = asking.sort(
    (one, other) => part(event, one).askedAt - part(event, other).askedAt || (one < other ? -1 : 1),
  );
  for (const about of inOrder) if (free(event, paper.now, about) > 0) apply(paper, 'letIn', event, { by, about });
  offer(paper, event);
}

function part(event: PaperEvent, id: string): Part {
  const known = event.parts.get(id);
  if (known === undefined) throw new Error('This member has no part in the event.');
  return known;
}

function changeLine(paper: Paper, event: PaperEvent, row: Consequences, { about, start }: Deed): void {
  const { now } = paper;
  const own = event.line.find(({ id }) => id === about);
  const known = event.parts.get(about);
  if (row.waitlist === 'new' && own === undefined) {
    event.line.push({ id: about, seq: paper.nextSeq, isOffered: false, until: null });
    paper.nextSeq += 1;
  }
  if (row.waitlist === 'ended' || row.waitlist === 'kept for undo')
    event.line = event.line.filter((one) => one !== own);
  if (row.waitlist === 'kept for undo' && known !== undefined)
    known.waited = own === undefined ? null : { at: own.seq, position: own };
  if (row.waitlist === 'back' && known?.waited)
    event.line = [...event.line, known.waited.position].sort((one, other) => one.seq - other.seq);
  if (row.waitlist === 'new ends' && start !== undefined) {
    event.start = start;
    for (const one of event.line.filter(({ isOffered }) => isOffered)) {
      if (one.until === null) one.isOffered = start - now <= hour;
      else one.until = Math.min(one.until, endFor(paper, event, one.id));
    }
  }
  if (row.waitlist === 'paused' && event.canceledAt !== null) {
    const canceledAt = event.canceledAt;
    event.canceledAt = null;
    for (const one of event.line)
      if (one.until !== null && one.until > canceledAt)
        one.until = Math.min(one.until + now - canceledAt, endFor(paper, event, one.id));
  }
  if (row.waitlist === 'all ended') event.line = [];
}

const newPart = (askedAt: number): Part => ({
  state: 'pending',
  came: null,
  askedAt,
  approvedAt: null,
  undoUntil: null,
  heardAt: null,
  waited: null,
  declinedAt: null,
  removedAt: null,
});

function changeParts({ now }: Paper, event: PaperEvent, row: Consequences, { about }: Deed): void {
  const known = event.parts.get(about);
  if (row.requests === 'new' || row.places === 'taken') {
    const asks = known === undefined || ['declined', 'left', 'removed'].includes(known.state);
    const own = { ...(known ?? newPart(now)), ...(asks && { askedAt: now }), declinedAt: null };
    const isIn = row.places === 'taken';
    const isDecided = row.waitlist === 'kept for undo';
    event.parts.set(about, {
      ...own,
      state: isIn ? 'approved' : 'pending',
      approvedAt: isIn ? now : null,
      undoUntil: isDecided ? now + undoMs : null,
      waited: isDecided ? own.waited : null,
    });
    return;
  }
  if (row.requests === 'all ended') for (const id of idsIn(event, 'pending')) endPart(event, id);
  if (known === undefined) return;
  if (row.requests === 'pending again')
    Object.assign(known, { state: 'pending', approvedAt: null, undoUntil: null, waited: null, declinedAt: null });
  else if (row.requests === 'declined') Object.assign(known, { state: 'declined', declinedAt: now });
  else if (row.attendance === 'cleared before the start')
    Object.assign(known, {
      ...{ state: 'removed', approvedAt: null, undoUntil: null, waited: null, removedAt: now },
      came: known.came === true && event.start > now ? null : known.came,
    });
  else if (row.places === 'freed' || row.requests === 'ended')
    if (['approved', 'pending'].includes(known.state)) endPart(event, about);
}

/** Ends a place or a request. What a host decided about the member stays. */
export function endPart(event: PaperEvent, id: string): void {
  const known = part(event, id);
  if (known.came !== false && known.removedAt === null) event.parts.delete(id);
  else
    Object.assign(known, {
      ...{ approvedAt: null, declinedAt: null, undoUntil: null, waited: null },
      state: known.removedAt === null ? 'left' : 'removed',
    });
}

function clearAttendance(event: PaperEvent): void {
  for (const [id, one] of event.parts)
    if (one.state === 'left' && one.removedAt === null) event.parts.delete(id);
    else one.came = null;
}

/** What happens by itself when the clock has moved on. */
export function pass(paper: Paper): void {
  const { now } = paper;
  for (const event of paper.events.values()) {
    const isLate = event.line.some(({ until }) => until !== null && until <= now);
    const waits = event.line.some(({ isOffered }) => !isOffered);
    if (isLate || (waits && free(event, now) > 0)) offer(paper, event);
    for (const id of idsIn(event, 'declined')) {
      const isOver = event.canceledAt !== null && event.canceledAt <= now - undoMs - day;
      if ((part(event, id).declinedAt ?? now) > now - undoMs || (event.canceledAt !== null && !isOver)) continue;
      endPart(event, id);
      const isToTell = event.canceledAt === null && !manages(event, id);
      if (isToTell) tell(paper, event, verbsOfEvents.settleDecline.notified.member, [id]);
    }
    for (const one of event.parts.values())
      if (one.undoUntil !== null && one.undoUntil <= now) Object.assign(one, { undoUntil: null, waited: null });
    if (event.canceledAt !== null && event.canceledAt <= now - day) event.line = [];
    if (event.canceledAt === null && event.end <= now) end(paper, event);
  }
}

function end(paper: Paper, event: PaperEvent): void {
  const asking = idsIn(event, 'pending');
  const waiting = event.line.map(({ id }) => id).filter((id) => !asking.includes(id));
  const { notified } = verbsOfEvents.end;
  if (event.end > paper.now - 2 * day) {
    tell(paper, event, notified.asking, asking);
    tell(paper, event, notified.waiting, waiting);
    if (event.invited.size > 0 || event.offeredTo !== null) tell(paper, event, notified.host, [event.host]);
  }
  event.invited.clear();
  event.offeredTo = null;
  for (const id of asking) endPart(event, id);
  event.line = [];
}
