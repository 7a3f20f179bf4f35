import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { limitOf } from '../auth/active-actions.ts';
import { type Notice, type ToldMember, writingNotices } from '../notifications/repository.ts';
import { devicesOf } from '../push/repository.ts';
import { isListedOne } from '../users/listed.ts';
import { lockingForShare } from '../users/repository.ts';
import { type SessionRow, sessions, withOffer } from './repository.ts';
import type { SessionOfferState } from './status.ts';

export interface NewSessionRow {
  userOne: string;
  userTwo: string;
  skillOne: string | null;
  skillTwo: string | null;
  date: Date;
  durationMinutes: number;
  link: string;
  /** When it expires unless the other member agrees; null if they need not. */
  expiresAt: Date | null;
  createdAt: Date;
}

/** What is stored with a session. */
export interface WithSession {
  /** For a proposal. */
  offer?: SessionOfferState;
  /** For user two; its subject becomes the session. */
  notice: Omit<Notice, 'subject' | 'to'>;
}

/**
 * Locks two members until the transaction ends, as `lockForShare` does.
 *
 * @returns until when the first is restricted, and whether they could find the second before the lock
 */
export async function lockToPlan(
  trx: Transaction<Database>,
  memberId: string,
  otherId: string,
  now: Date,
): Promise<{ limitedUntil: Date | null; isFound: boolean }> {
  const rows = await lockingForShare(trx, [memberId, otherId])
    .select([limitOf(memberId, now).as('limitedUntil'), isListedOne(memberId).as('isListed')])
    .execute();
  const limitedUntil = rows[0]?.limitedUntil ?? null;
  return { limitedUntil, isFound: rows.some(({ id, isListed }) => id === otherId && isListed) };
}

/** A new session, its notification, and until when user two is away. */
export type StoredSession = SessionRow & { told: ToldMember[]; two_away_until: string | null };

/**
 * Stores a session with its offer and its notification, in one statement that answers as `findSession` does: its parts are
 * named like the tables, and hold nothing but the new rows. The caller has locked both members.
 *
 * @returns undefined when user one may not find user two, read after the lock
 */
export async function insertSession(
  trx: Transaction<Database>,
  session: NewSessionRow,
  { offer, notice }: WithSession,
): Promise<StoredSession | undefined> {
  const { userOne, userTwo, createdAt: now } = session;
  const stored = trx.with('sessions', (creator) =>
    creator
      .insertInto('sessions')
      .columns([
        'user_one',
        'user_two',
        'skill_one',
        'skill_two',
        'date',
        'duration_minutes',
        'link',
        'expires_at',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('members')
          .select([
            sql<string>`${userOne}::uuid`.as('user_one'),
            'members.id as user_two',
            sql<string | null>`${session.skillOne}::uuid`.as('skill_one'),
            sql<string | null>`${session.skillTwo}::uuid`.as('skill_two'),
            sql<Date>`${session.date}::timestamptz`.as('date'),
            sql<number>`${session.durationMinutes}::int`.as('duration_minutes'),
            sql<string>`${session.link}::text`.as('link'),
            sql<Date | null>`${session.expiresAt}::timestamptz`.as('expires_at'),
            sql<Date>`${now}::timestamptz`.as('created_at'),
          ])
          .where('members.id', '=', userTwo)
          .where(isListedOne(userOne)),
      )
      .returningAll(),
  ) as unknown as Kysely<Database>;
  const proposed = offer === undefined ? stored : withNewOffer(stored, offer, now);
  const answering = proposed.with('notice', (creator) =>
    writingNotices(creator, sql`select ${userTwo}::uuid, id::text from sessions`, notice, now),
  ) as unknown as Kysely<Database>;
  const row = await sessions(answering, userOne)
    .select(['two.away_until as two_away_until'])
    .select(toldMembers(now).as('told'))
    .executeTakeFirst();
  return row && withOffer(row);
}

function withNewOffer(
  db: Kysely<Database>,
  { by, kind, times, duration_minutes, note, expires_at }: SessionOfferState,
  now: Date,
): Kysely<Database> {
  return db.with('session_offers', (creator) =>
    creator
      .insertInto('session_offers')
      .columns(['session_id', 'by_member', 'kind', 'times', 'duration_minutes', 'note', 'created_at', 'expires_at'])
      .expression((eb) =>
        eb
          .selectFrom('sessions')
          .select([
            'sessions.id',
            sql<string>`${by}::uuid`.as('by_member'),
            sql<typeof kind>`${kind}::text`.as('kind'),
            sql<Date[]>`${times.map((time) => time.toISOString())}::timestamptz[]`.as('times'),
            sql<number>`${duration_minutes}::int`.as('duration_minutes'),
            sql<string>`${note}::text`.as('note'),
            sql<Date>`${now}::timestamptz`.as('created_at'),
            sql<Date>`${expires_at}::timestamptz`.as('expires_at'),
          ]),
      )
      .returningAll(),
  ) as unknown as Kysely<Database>;
}

/** Selects the notifications of the statement as JSON. */
const toldMembers = (now: Date) =>
  sql<ToldMember[]>`coalesce((select json_agg(json_build_object(
    'id', notice.id, 'memberId', notice."memberId", 'isNew', notice."isNew", 'devices', ${devicesOf('notice.memberId', now)}
  )) from notice), '[]')`;
