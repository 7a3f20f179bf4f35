import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import { insertAnnouncement, insertAnnouncements } from './announcement-kind.ts';
import { insertAttachment, insertConversation, insertConversations, insertMessage } from './chat-kinds.ts';
import { insertDraft, insertDrafts } from './draft-kind.ts';
import {
  insertInvitation,
  insertInvitations,
  insertInvitedAddress,
  insertJoinRequest,
  insertJoinRequests,
} from './invitation-kind.ts';
import type { CommunitySize, Instant, Parts } from './kind-parts.ts';
import { insertRing, insertRings } from './ring-kind.ts';
import { insertFollowedSkill, insertFollowedSkills, insertSearch, insertSearches } from './search-kind.ts';
import { insertMerge } from './skill-kinds.ts';

/** A kind of thing that operations are about. */
interface KindOfThing {
  /** The contract's names for its id. */
  idNames: readonly string[];
  /** Inserts one and returns its id, if it only needs two members. */
  insert?: (db: Kysely<Database>, parts: Parts) => Promise<string>;
  /** Inserts the rows of a large community. */
  insertMany: (trx: Kysely<Database>, size: CommunitySize, at: Instant) => Promise<void>;
}

/** Every kind by its name. If an operation names several ids, it is about the last kind of these. */
export const kinds = {
  member: {
    idNames: ['userId', 'currentUserId', 'reportedUserId', 'reportedUser', 'userTwo', 'otherUserId', 'receiverId'],
    insertMany: insertPeople,
  },
  event: { idNames: ['eventId', 'id'], insertMany: insertEvents },
  session: { idNames: ['sessionId'], insertMany: insertSessions },
  review: { idNames: ['reviewId'], insert: insertReview, insertMany: insertReviews },
  eventReview: { idNames: [], insertMany: insertEventReviews },
  conversation: { idNames: ['conversationId'], insert: insertConversation, insertMany: insertConversations },
  message: { idNames: ['messageId'], insert: insertMessage, insertMany: none },
  attachment: { idNames: ['attachmentId'], insert: insertAttachment, insertMany: none },
  passkey: { idNames: ['passkeyId'], insert: insertPasskey, insertMany: insertPasskeys },
  case: { idNames: ['caseId'], insert: insertCase, insertMany: none },
  action: { idNames: ['actionId'], insert: insertAction, insertMany: none },
  notification: { idNames: ['notificationId'], insertMany: insertNotifications },
  hours: { idNames: [], insertMany: insertHours },
  attendance: { idNames: [], insertMany: insertAttendance },
  ring: { idNames: ['ringId'], insert: insertRing, insertMany: insertRings },
  search: { idNames: ['searchId'], insert: insertSearch, insertMany: insertSearches },
  followedSkill: { idNames: ['followedSkillId'], insert: insertFollowedSkill, insertMany: insertFollowedSkills },
  draft: { idNames: ['draftId'], insert: insertDraft, insertMany: insertDrafts },
  invitation: { idNames: ['invitationId'], insert: insertInvitation, insertMany: insertInvitations },
  invitedAddress: { idNames: ['invitedAddressId'], insert: insertInvitedAddress, insertMany: none },
  joinRequest: { idNames: ['joinRequestId'], insert: insertJoinRequest, insertMany: insertJoinRequests },
  announcement: { idNames: ['announcementId'], insert: insertAnnouncement, insertMany: insertAnnouncements },
  merge: { idNames: ['mergeId'], insert: insertMerge, insertMany: none },
  logIn: { idNames: ['logInId'], insert: insertLogIn, insertMany: async () => undefined },
} satisfies Record<string, KindOfThing>;

export type Kind = keyof typeof kinds;

/** The kinds as a list. */
export const kindNames = Object.keys(kinds) as Kind[];

/** Returns the function that inserts one of a kind; undefined if it needs more than two members. */
export const insertOf = (kind: Kind): KindOfThing['insert'] => (kinds[kind] as KindOfThing).insert;

/**
 * Fills an empty database with a community of this size, in a few statements. Half of the events are
 * past and a few are running; skills are distributed unevenly, as in reality. The same size gives the same community,
 * except for its ids.
 */
export async function insertCommunity(db: Kysely<Database>, size: CommunitySize, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.transaction().execute(async (trx) => {
    // Longer than a call may on a busy machine; plans of empty tables, or one for each row of a trigger, would take minutes.
    await sql`select setseed(0.5), set_config('statement_timeout', '0', true)`.execute(trx);
    await sql`set local plan_cache_mode = auto`.execute(trx);
    for (const { insertMany } of Object.values(kinds)) await insertMany(trx, size, at);
    // Only the statements above use these tables.
    await sql`drop table nth_member, nth_skill`.execute(trx);
  });
  await sql`analyze`.execute(db);
}

/** Three of them form a word; most words are rare at any size. */
const syllables = 'ba cor den el fa gor hin il ja kem lu mar nes or pil qua ros san ti ul vas wen xa ya zim bri'.split(
  ' ',
);

async function insertPeople(trx: Kysely<Database>, { members, skills }: CommunitySize, at: Instant) {
  // About 17,000 family names from three syllables, so that a name finds few people at any size.
  await sql`
    insert into members (name, username, email, email_key, password_hash, about, created_at)
    select initcap(given[1 + n % 25]) || ' ' || initcap(
        syllables[1 + (n * 7) % 26] || syllables[1 + (n * 11 / 26) % 26] || syllables[1 + (n * 13 / 676) % 26]),
      'member-' || n, 'member-' || n || '@example.org', 'member-' || n || '@example.org', 'none',
      'Happy to swap an hour of what I know for an hour of what you know.', ${at} - n * interval '1 minute'
    from generate_series(1, ${members}::int) n, (select
      '{ana,ben,chloe,dara,elif,femi,grace,hugo,ines,jonas,kofi,lena,mateo,noor,olga,priya,quinn,rosa,sami,tess,umar,vera,wim,yuki,zoe}'::text[] as given,
      ${syllables}::text[] as syllables
    ) as parts`.execute(trx);
  await sql`
    insert into auth_sessions (member_id, created_at, expires_at)
    select id, ${at}, ${at} + interval '7 days' from members`.execute(trx);
  await sql`
    insert into images (hash, bytes)
    select encode(sha256(username::bytea), 'hex'), sha256(username::bytea) from members where seq % 4 = 0`.execute(trx);
  await sql`
    update members set image_hash = encode(sha256(username::bytea), 'hex') where seq % 4 = 0`.execute(trx);
  // A common word and a rare one, such as "Massage elfaba".
  await sql`
    insert into skills (name, name_key, description, created_at)
    select subject || ' ' || word, lower(subject) || ' ' || word, 'From the first steps on.', ${at}
    from (select subjects[1 + n % 12] as subject,
        syllables[1 + n % 26] || syllables[1 + (n / 26) % 26] || syllables[1 + (n / 676) % 26] as word
      from generate_series(1, ${skills}::int) n, (select
        '{Baking,Chess,Drawing,Embroidery,French,Gardening,Harmonica,Italian,Juggling,Knitting,Lettering,Massage}'::text[]
          as subjects,
        ${syllables}::text[] as syllables
      ) as parts) as named
    on conflict do nothing`.execute(trx);
  await sql`create temp table nth_member as select row_number() over (order by seq) as n, id from members`.execute(trx);
  await sql`create temp table nth_skill as select row_number() over (order by seq) as n, id from skills`.execute(trx);
  await sql`
    insert into blocks (blocker_id, blocked_id)
    select one.id, two.id from nth_member one join nth_member two on two.n = one.n + 1 where one.n % 10 = 0`.execute(
    trx,
  );
  await sql`create index on nth_member (n)`.execute(trx);
  await sql`create index on nth_skill (n)`.execute(trx);
  await sql`analyze nth_member, nth_skill`.execute(trx);
  await sql`
    insert into member_skills (member_id, kind, skill_id, position)
    select nth_member.id, kind, nth_skill.id, place
    from (select m.id, kind, place, 1 + floor(power(random(), 2) * (select count(*) from nth_skill))::int as skill
      from nth_member m, unnest('{offered,requested}'::text[]) kind, generate_series(0, 2) place) as picked
    join nth_skill on nth_skill.n = picked.skill join nth_member on nth_member.id = picked.id
    on conflict do nothing`.execute(trx);
}

async function insertEvents(trx: Kysely<Database>, { members, events }: CommunitySize, at: Instant) {
  await sql`
    insert into events (host_id, title, description, day, start_time, end_time, link, max_participants,
      participants_count, cancelled_at, created_at)
    select nth_member.id, 'Event ' || event, 'An hour together, from the first steps on.', start_time::date,
      start_time, start_time + interval '1 hour', 'https://meet.example.org/' || event, 10, 2,
      case when event % 20 = 0 then ${at} end, ${at} - interval '400 days'
    from (select event, ${at} + ((event - ${events}::int / 2) * interval '30 minutes') as start_time,
      1 + (event * 7919) % ${members}::int as host from generate_series(1, ${events}::int) event) as planned
    join nth_member on nth_member.n = planned.host`.execute(trx);
  await sql`
    insert into event_skills (event_id, skill_id, position)
    select events.id, nth_skill.id, place
    from (select id, place, 1 + floor(power(random(), 2) * (select count(*) from nth_skill))::int as skill
      from events, generate_series(0, 1) place) as picked
    join events on events.id = picked.id join nth_skill on nth_skill.n = picked.skill
    on conflict do nothing`.execute(trx);
  await sql`
    insert into event_registrations (event_id, member_id, state, requested_at, approved_at)
    select events.id, nth_member.id, case when place < 2 then 'approved' else 'pending' end,
      events.created_at, case when place < 2 then events.created_at end
    from (select id, place, 1 + (row_number() over () * 31 + place * 17) % ${members}::int as guest
      from events, generate_series(0, 2) place) as picked
    join events on events.id = picked.id join nth_member on nth_member.n = picked.guest
    on conflict do nothing`.execute(trx);
  await sql`
    update events set participants_count = taken.places
    from (select event_id, count(*) filter (where state = 'approved') as places
      from event_registrations group by event_id) as taken
    where taken.event_id = events.id and participants_count <> taken.places`.execute(trx);
}

/** A third of them is agreed to; each other one has a suggested time, half of which are still pending. */
async function insertSessions(trx: Kysely<Database>, { members, sessions }: CommunitySize, at: Instant) {
  await sql`
    insert into sessions (user_one, user_two, date, link, created_at, agreed_at)
    select one.id, two.id, ${at} + (number - ${sessions}::int / 2) * interval '1 hour', 'https://meet.example.org/swap', ${at},
      case when number % 3 = 0 then ${at} end
    from generate_series(1, ${sessions}::int) as pair (number)
    join nth_member one on one.n = 1 + number % ${members}::int
    join nth_member two on two.n = 1 + (number * 3 + 1) % ${members}::int
    where one.id <> two.id`.execute(trx);
  await sql`
    insert into session_offers (session_id, by_member, kind, times, duration_minutes, created_at, expires_at, closed_at, outcome)
    select id, user_two, 'counter', array[date], 60, ${at}, ${at} + interval '3 days',
      case when extract(hour from date)::int % 2 = 0 then ${at} end,
      case when extract(hour from date)::int % 2 = 0 then 'withdrawn' end
    from sessions where agreed_at is null`.execute(trx);
}

async function insertReview(db: Kysely<Database>, { id, one, two, now }: Parts): Promise<string> {
  const session = {
    user_one: one,
    user_two: two,
    date: new Date(now.getTime() - 3_600_000),
    link: 'https://example.org',
  };
  const { id: session_id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  const review = { id, session_id, author_id: one, subject_id: two, rating: 3, comment: 'Fine.' };
  return (await db.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()).id;
}

async function insertReviews(trx: Kysely<Database>, _size: CommunitySize, at: Instant) {
  await sql`
    insert into reviews (session_id, author_id, subject_id, rating, comment, created_at)
    select id, user_one, user_two, 1 + floor(random() * 5)::int, 'Patient and clear.', date
    from sessions where date <= ${at}`.execute(trx);
}

/** By the participants of past events. */
async function insertEventReviews(trx: Kysely<Database>, _size: CommunitySize, at: Instant) {
  await sql`
    update event_registrations set came = true from events
    where events.id = event_id and state = 'approved' and end_time < ${at}`.execute(trx);
  await sql`
    insert into event_reviews (event_id, author_id, rating, comment, created_at)
    select event_id, member_id, 1 + floor(random() * 5)::int, 'Patient and clear.', ${at}
    from event_registrations where came`.execute(trx);
}

async function insertLogIn(db: Kysely<Database>, { id, one, now }: Parts): Promise<string> {
  const expires_at = new Date(now.getTime() + 86_400_000);
  const logIn = { id, member_id: one, created_at: now, expires_at };
  return (await db.insertInto('auth_sessions').values(logIn).returning('id').executeTakeFirstOrThrow()).id;
}

async function insertPasskey(db: Kysely<Database>, { id, one, now }: Parts): Promise<string> {
  const passkey = { ...samplePasskey, id, credential_id: randomUUID(), member_id: one, created_at: now };
  return (await db.insertInto('passkeys').values(passkey).returning('id').executeTakeFirstOrThrow()).id;
}

const samplePasskey = {
  user_handle: 'handle',
  public_key: 'a2V5',
  counter: 0,
  transports: [],
  backed_up: true,
  name: 'My phone',
};

/** One for every third member. */
async function insertPasskeys(trx: Kysely<Database>, _size: CommunitySize, at: Instant) {
  await sql`
    insert into passkeys (credential_id, member_id, user_handle, public_key, counter, transports, backed_up, name, created_at)
    select 'credential-' || seq, id, 'handle-' || seq, 'a2V5', 0, '{internal}', true, 'My phone', ${at}
    from members where seq % 3 = 0`.execute(trx);
}

/** For every second member. */
async function insertHours(trx: Kysely<Database>) {
  await sql`
    insert into availability (member_id, time_zone, weekly, days_off, buffer_minutes, notice_hours, max_per_week)
    select id, case when seq % 4 = 0 then 'Europe/Lisbon' else 'Asia/Kolkata' end,
      '[{ "weekday": 1, "from": "18:00", "to": "21:00" }, { "weekday": 6, "from": "09:00", "to": "17:00" }]',
      '[]', 15, 12, 5
    from members where seq % 2 = 0`.execute(trx);
}

/** Both had agreed to every second session, and report that it took place. */
async function insertAttendance(trx: Kysely<Database>, _size: CommunitySize, at: Instant) {
  await sql`
    update sessions set agreed_at = created_at where extract(epoch from date)::bigint / 3600 % 2 = 0`.execute(trx);
  await sql`
    insert into attendance (session_id, by_member, answer, said_at)
    select id, member, 'held', ${at} from sessions, unnest(array[user_one, user_two]) as member
    where agreed_at is not null and date < ${at} - interval '1 hour'`.execute(trx);
}

/** Rare in a large community. */
async function none(): Promise<void> {}

/** Inserts a case: member two has reported member one. */
async function insertCase(db: Kysely<Database>, { id, one, two, now }: Parts): Promise<string> {
  const row = { id, kind: 'member', target_id: one, member_id: one, opened_at: now } as const;
  // Each thing has at most one open case.
  await db.updateTable('cases').set({ closed_at: now }).where('target_id', '=', one).execute();
  const stored = await db.insertInto('cases').values(row).returning('id').executeTakeFirstOrThrow();
  const report = { case_id: stored.id, reporter_id: two, reported_id: one, reason: 'Spam.', created_at: now };
  await db.insertInto('reports').values(report).execute();
  return stored.id;
}

/** Two has warned one. */
async function insertAction(db: Kysely<Database>, { id, one, two, now }: Parts): Promise<string> {
  const closed = { kind: 'member', target_id: one, member_id: one, opened_at: now, closed_at: now } as const;
  const { id: case_id } = await db.insertInto('cases').values(closed).returning('id').executeTakeFirstOrThrow();
  const by = { case_id, member_id: one, moderator_id: two, created_at: now };
  const action = { id, ...by, kind: 'warn', reason: 'Please stay friendly.' } as const;
  return (await db.insertInto('actions').values(action).returning('id').executeTakeFirstOrThrow()).id;
}

/** Ten for each member, the latest two unread. */
async function insertNotifications(trx: Kysely<Database>, _size: CommunitySize, at: Instant) {
  await sql`
    insert into notifications (member_id, kind, subject, actors, details, first_at, last_at, read_at)
    select id, 'review', n::text, '{}', '{}', ${at} - n * interval '1 day', ${at} - n * interval '1 day',
      case when n > 2 then ${at} end
    from members, generate_series(1, 10) n`.execute(trx);
}
