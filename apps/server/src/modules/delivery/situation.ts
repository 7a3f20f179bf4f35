import { type Kysely, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { freePlaces } from '../../db/free-places.ts';
import type { Database } from '../../db/schema.ts';
import { findPossibleKeys } from '../alerts/possible-keys.ts';
import { managesEvent } from '../events/cohosts/cohost-repository.ts';
import { kinds } from '../notifications/kinds/kinds.ts';
import type { Situation, ToldEvent, ToldSession } from '../notifications/kinds/situation.ts';
import { findStillFitting } from '../searches/run-searches.ts';
import { findSession, type SessionRow } from '../sessions/repository.ts';
import { sessionStatus, waitingFor } from '../sessions/status.ts';
import { isListed, isUnblocked } from '../users/listed.ts';
import type { DueRow } from './repository.ts';

/** A situation with all of its session's data, for emails. */
export interface LoadedSituation extends Situation {
  session: (SessionRow & ToldSession) | null;
}

/** Loads the event or session of a notification, and its current details. */
export async function readSituation(
  { db, community }: Pick<AppContext, 'db' | 'community'>,
  due: DueRow,
  now: Date,
): Promise<LoadedSituation> {
  const { kind, subject, member_id: memberId, actors, details } = due;
  const { eventId } = details;
  const [sessionId = ''] = subject.split(' ');
  const situation = {
    db,
    now,
    memberId,
    subject,
    actors,
    details,
    event: kind.startsWith('event') && eventId !== undefined ? await findToldEvent(db, eventId, memberId, now) : null,
    session: kind.startsWith('session') ? await findToldSession(db, sessionId, memberId, now) : null,
    domain: {
      findPossibleKeys: (keys: readonly string[]) => findPossibleKeys({ db, community }, memberId, keys, now),
      findStillFitting: (memberIds: readonly string[]) =>
        findStillFitting({ db, clock: () => now }, subject, memberIds),
    },
  };
  const { currentDetails } = kinds[kind];
  return currentDetails === undefined ? situation : { ...situation, details: await currentDetails(situation) };
}

async function findToldSession(
  db: Kysely<Database>,
  id: string,
  memberId: string,
  now: Date,
): Promise<LoadedSituation['session']> {
  const session = await findSession(db, id, memberId);
  if (session === undefined) return null;
  return {
    ...session,
    is_canceled: sessionStatus(session, now) === 'Cancelled',
    waits_for: waitingFor(session, now),
  };
}

async function findToldEvent(db: Kysely<Database>, id: string, memberId: string, now: Date): Promise<ToldEvent | null> {
  const event = await db
    .selectFrom('events')
    .innerJoin('members as host', 'host.id', 'events.host_id')
    .leftJoin('event_registrations as own', (join) =>
      join.onRef('own.event_id', '=', 'events.id').on('own.member_id', '=', memberId),
    )
    .select(['title', 'start_time', 'end_time', 'link', 'host.name as host_name'])
    .select([
      sql<boolean>`(cancelled_at is null and hidden_at is null and ${isListed(memberId, 'events.host_id')})`.as(
        'is_on',
      ),
      sql<boolean>`(recording is not null or slides is not null)`.as('has_materials'),
      sql<boolean>`exists (
        select from event_registrations where event_id = events.id and state = 'pending'
      )`.as('has_requests'),
      sql<boolean>`exists (
        select from event_waitlist where event_id = events.id and member_id = ${memberId}
          and offered_at is not null
            and case when offer_expires_at is null then ${freePlaces(now)} > 0 else offer_expires_at > ${now} end
      )`.as('has_offer'),
      sql<boolean>`exists (
        select from event_waitlist where event_id = events.id and member_id = ${memberId}
      )`.as('is_waiting'),
      sql<boolean>`exists (
        select from event_hosts where event_id = events.id and member_id = ${memberId}
          and (state = 'invited' or offered_at is not null)
      )`.as('is_invited'),
      sql<ToldEvent['standing']>`
        case when ${managesEvent(memberId)} then 'host' when own.state in ('approved', 'pending') then own.state end`.as(
        'standing',
      ),
    ])
    .where('events.id', '=', id)
    .where(isUnblocked(memberId, 'events.host_id'))
    .executeTakeFirst();
  return event ?? null;
}
