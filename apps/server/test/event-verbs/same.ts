import { expect } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { guestsOf, keyOf, manages, type Paper } from './paper.ts';

interface Compared {
  members: readonly TestMember[];
  /** Whose answers are compared. */
  readers: readonly TestMember[];
  paper: Paper;
  /** Notifications before the step. */
  before: readonly { id: number; count: number }[];
  kinds: ReadonlySet<string | undefined>;
  /** Something was done with one call, not by the clock. */
  isOneDeed: boolean;
}

const ms = (date: Date | null) => date?.getTime() ?? null;
const sorted = (texts: Iterable<string>) => [...texts].sort();

/** Requires that tables, answers and new notifications say what the paper says. */
export async function requireSame(
  server: TestServer,
  { members, readers, paper, before, kinds, isOneDeed }: Compared,
): Promise<void> {
  const { db } = server.database;
  const rows = await db.selectFrom('events').selectAll().execute();
  const parts = await db.selectFrom('event_registrations').selectAll().execute();
  const lines = await db.selectFrom('event_waitlist').selectAll().orderBy('seq').execute();
  const hosts = await db.selectFrom('event_hosts').selectAll().execute();
  const reviews = await db.selectFrom('event_reviews').selectAll().execute();
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? id;

  for (const event of paper.events.values()) {
    const row = rows.find(({ id }) => id === event.id);
    const own = <Row extends { event_id: string }>(all: Row[]) => all.filter(({ event_id }) => event_id === event.id);
    const isInState = (state: string) => (one: { state: string }) => one.state === state;
    expect({
      host: row?.host_id,
      times: [ms(row?.start_time ?? null), ms(row?.end_time ?? null)],
      size: row?.max_participants,
      guests: row?.participants_count,
      canceledAt: ms(row?.cancelled_at ?? null),
      hasCode: row?.check_in_code !== null,
      cohosts: sorted(
        own(hosts)
          .filter(isInState('accepted'))
          .map(({ member_id }) => member_id),
      ),
      invited: sorted(
        own(hosts)
          .filter(isInState('invited'))
          .map(({ member_id }) => member_id),
      ),
      reviews: sorted(own(reviews).map(({ author_id }) => author_id)),
      line: own(lines).map((one) => [nameOf(one.member_id), one.offered_at !== null, ms(one.offer_expires_at)]),
      parts: own(parts)
        .map((one) => [nameOf(one.member_id), one.state, one.came, ms(one.undo_until), ms(one.removed_at)])
        .sort(),
    }).toEqual({
      host: event.host,
      times: [event.start, event.end],
      size: event.size,
      guests: guestsOf(event).length,
      canceledAt: event.canceledAt,
      hasCode: event.hasCode,
      cohosts: sorted(event.cohosts),
      invited: sorted(event.invited),
      reviews: sorted(event.reviews),
      line: event.line.map(({ id, isOffered, until }) => [nameOf(id), isOffered, until]),
      parts: [...event.parts]
        .map(([id, one]) => [nameOf(id), one.state, one.came, one.undoUntil, one.removedAt])
        .sort(),
    });
    await requireAnswers(readers, event.id, paper);
  }

  const known = new Map(before.map(({ id, count }) => [id, count]));
  const now = await db.selectFrom('notifications').select(['id', 'member_id', 'kind', 'subject', 'count']).execute();
  const told = now
    .filter(({ id, count, kind }) => count > (known.get(id) ?? 0) && kinds.has(kind))
    .map(
      ({ member_id, kind, subject }) => `${nameOf(member_id)} ${kind} ${keyOfId(paper, subject.split(' ')[0] ?? '')}`,
    );
  // Once for all dates of a series, except a place on each.
  const once = told.filter((line) => !line.includes(' eventPlace '));
  if (isOneDeed) expect(sorted(once)).toEqual(sorted(new Set(once)));
  const expected = [...paper.told].map((line) => line.replace(/^\S+/, nameOf));
  expect(sorted(new Set(told))).toEqual(sorted(expected));
}

function keyOfId({ events }: Paper, id: string): string {
  const event = events.get(id);
  return event === undefined ? id : keyOf(event);
}

/** What each member reads of an event agrees with the others and with the paper. */
async function requireAnswers(members: readonly TestMember[], eventId: string, { events, now }: Paper): Promise<void> {
  const event = events.get(eventId);
  if (event === undefined) return;
  const guests = guestsOf(event);
  for (const { id, name, api } of members) {
    const answer = await api.ok('getEvent', { path: { eventId } });
    const at = event.line.findIndex((one) => one.id === id);
    const own = event.line[at];
    const isOn = event.canceledAt === null && event.end > now;
    expect([name, answer.current_participants_count, answer.max_participants]).toEqual([
      name,
      guests.length,
      event.size,
    ]);
    expect([name, answer.participants.some(({ _id }) => _id === id)]).toEqual([name, guests.includes(id)]);
    if (isOn) {
      expect([name, answer.waitlist?.count ?? 0]).toEqual([name, event.line.length]);
      expect([name, answer.waitlist?.position ?? 0]).toEqual([name, at + 1]);
      const until = own?.until != null && own.until > now ? new Date(own.until).toISOString() : undefined;
      expect([name, answer.waitlist?.offerExpiresAt]).toEqual([name, until]);
    }
    expect([name, answer.checkInCode !== undefined]).toEqual([
      name,
      event.hasCode && manages(event, id) && answer.checkInCode !== undefined,
    ]);
  }
}
