import { appoint, enrol, makeOperators, openSessions } from '../support/enrol.ts';
import { insertOf, type Kind } from '../support/kinds/kinds.ts';
import { unknownId } from '../support/kinds/things.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import type { Target } from './targets.ts';

/**
 * The roles of callers.
 *
 * - visitor: a caller without a session
 * - member: a member without any relation to the thing
 * - owner: the profile's member, the event's participant, user one of the session, the review's author
 * - counterpart: the member with a request, user two of the session, the review's subject
 * - host: of the event; elsewhere an unrelated member
 * - cohost: of the event; elsewhere an unrelated member
 * - namesake: has the host's name, and no other relation
 * - moderator: a moderator without any relation to the thing
 * - operator: an operator without any relation to the thing, who is no moderator
 * - stale: the token and cookie of the person with the most rights, after they logged out
 */
export const roles = [
  'visitor',
  'member',
  'owner',
  'counterpart',
  'host',
  'cohost',
  'namesake',
  'moderator',
  'operator',
  'stale',
] as const;
export type Role = (typeof roles)[number];

export type Cast = Record<
  'member' | 'owner' | 'counterpart' | 'host' | 'cohost' | 'namesake' | 'moderator' | 'operator',
  TestMember
> & {
  strangers: [TestMember, TestMember];
  /** Logged out, with their earlier token and cookie. */
  staleOwner: TestMember;
  staleHost: TestMember;
};

export async function gatherCast(server: TestServer): Promise<Cast> {
  const [member, owner, counterpart, host, cohost, namesake, moderator, operator, xen, yan] = await enrol(
    server,
    'Mia',
    'Ann',
    'Ben',
    'Hal',
    'Cleo',
    'Hal',
    'Mod',
    'Opa',
    'Xen',
    'Yan',
  );
  await appoint(server, moderator);
  await makeOperators(server, operator);
  const [staleOwner = owner, staleHost = host] = await loggedOut(server, owner, host);
  return {
    member,
    owner,
    counterpart,
    host,
    cohost,
    namesake,
    moderator,
    operator,
    strangers: [xen, yan],
    staleOwner,
    staleHost,
  };
}

/** Returns the same people with the credentials of an ended session. */
async function loggedOut(server: TestServer, ...people: TestMember[]): Promise<TestMember[]> {
  const stale = await openSessions(server, people);
  for (const person of stale) await person.api.ok('logOut');
  return stale;
}

/** Returns the caller in a role; null for a visitor. */
export function personIn(role: Role, cast: Cast, kind: Kind | null): TestMember | null {
  if (role === 'visitor') return null;
  if (role === 'stale') return kind === 'event' ? cast.staleHost : cast.staleOwner;
  return cast[role];
}

/** Creates a new thing of that kind, so that no cell depends on another; returns its id. */
export async function makeThing(server: TestServer, cast: Cast, kind: Kind, target: Target): Promise<string> {
  if (target === 'absent') return unknownId;
  const [xen, yan] = cast.strangers;
  const isOwn = target !== 'another';
  const one = isOwn ? cast.owner : xen;
  const two = isOwn ? cast.counterpart : yan;
  const cancelledAt = target === 'cancelled' ? server.clock.now() : null;
  if (kind === 'member') return one.id;
  if (kind === 'event') {
    const id = await makeEvent(server, isOwn ? cast.host : xen, isOwn ? one : yan, two, cancelledAt);
    if (isOwn) await addCohost(server, id, cast.cohost);
    return id;
  }
  if (kind === 'session') return await makeSession(server, one, two, cancelledAt, 1);
  const insert = insertOf(kind);
  if (insert === undefined) throw new Error(`Nothing here makes a ${kind}.`);
  return await insert(server.database.db, { one: one.id, two: two.id, now: server.clock.now() });
}

async function makeEvent(
  server: TestServer,
  host: TestMember,
  guest: TestMember,
  asking: TestMember,
  cancelledAt: Date | null,
): Promise<string> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('events')
    .values({
      host_id: host.id,
      title: 'An event',
      description: 'Of tomorrow',
      day: '2026-11-21',
      start_time: server.clock.inHours(24),
      end_time: server.clock.inHours(25),
      max_participants: 5,
      participants_count: 1,
      cancelled_at: cancelledAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const approved = {
    event_id: id,
    member_id: guest.id,
    state: 'approved' as const,
    approved_at: server.clock.now(),
  };
  const pending = { event_id: id, member_id: asking.id, state: 'pending' as const, approved_at: null };
  const registrations = guest.id === asking.id ? [approved] : [approved, pending];
  await db.insertInto('event_registrations').values(registrations).execute();
  return id;
}

async function addCohost(server: TestServer, eventId: string, { id }: TestMember): Promise<void> {
  const now = server.clock.now();
  const row = { event_id: eventId, member_id: id, state: 'accepted', invited_at: now, accepted_at: now } as const;
  await server.database.db.insertInto('event_hosts').values(row).execute();
}

/** Creates a session this many hours from now. */
export async function makeSession(
  server: TestServer,
  one: TestMember,
  two: TestMember,
  cancelledAt: Date | null,
  hours: number,
): Promise<string> {
  const { id } = await server.database.db
    .insertInto('sessions')
    .values({
      user_one: one.id,
      user_two: two.id,
      date: server.clock.inHours(hours),
      link: 'https://example.org',
      cancelled_at: cancelledAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
