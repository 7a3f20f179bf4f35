import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { hashOf } from '../../src/modules/auth/links.ts';
import { hashPassword } from '../../src/modules/auth/password-hash.ts';
import { createSeal } from '../../src/seal.ts';
import { insertConversation, insertMessage } from '../support/kinds/chat-kinds.ts';
import { insertOf } from '../support/kinds/kinds.ts';
import { openRingFor, ringMembers } from '../support/kinds/ring-kind.ts';
import { insertPair } from '../support/kinds/skill-kinds.ts';
import { testSettings } from '../support/test-settings.ts';
import { fixtures, suggestedTime, things } from './fixtures.ts';
import { type Credentials, type Role, signIn } from './sign-in.ts';
import { worldInHours as inHours, worldClock } from './world-clock.ts';

const seal = createSeal(testSettings().codesKey ?? '', 'secrets of authenticator apps');
const secretOf = (member_id: string) => ({ member_id, secret_sealed: seal.close(fixtures.appSecret, member_id) });

const now = worldClock();

/** The owner's account, and the contract's example: log-ins with both should succeed. */
const knownAccount = { email: 'ines@example.org', password: 'a long passphrase' };

/** Fills an empty database with one of every kind of thing. */
export async function makeWorld({ db }: OpenDatabase): Promise<Map<Role, Credentials>> {
  const { owner, other, stranger } = fixtures;
  const knownHash = hashPassword(knownAccount.password);
  const member = (id: string, name: string, email: string) => ({
    id,
    name,
    username: name.toLowerCase(),
    email,
    email_key: email,
    password_hash: knownHash,
    // Passkeys and codes require a confirmed address.
    email_verified_at: now,
    // Otherwise the first calls of the day would store it.
    seen_on: now.toISOString().slice(0, 10),
  });
  await db
    .insertInto('images')
    .values({ hash: fixtures.image, bytes: Buffer.from('RIFF') })
    .execute();
  await db
    .insertInto('members')
    .values([
      member(owner, 'Owner', knownAccount.email),
      member(other, 'Other', 'other@example.org'),
      member(stranger, 'Stranger', 'stranger@example.org'),
    ])
    .execute();
  await db
    .insertInto('skills')
    .values({ id: fixtures.skill, name: 'Portuguese', name_key: 'portuguese', image_hash: fixtures.image })
    .execute();
  await insertPair(db, [fixtures.alike, fixtures.double]);
  await db
    .insertInto('member_skills')
    .values([
      { member_id: owner, kind: 'requested', skill_id: fixtures.skill, position: 0 },
      { member_id: other, kind: 'offered', skill_id: fixtures.skill, position: 0 },
    ])
    .execute();
  await makeLinks({ db });
  await makeCodes({ db });
  const copy_id = randomUUID();
  const copy = { member_id: owner, requested_at: now, ready_at: now, copy_id, size: 2 };
  await db.insertInto('exports').values(copy).execute();
  await db
    .insertInto('export_parts')
    .values({ member_id: owner, copy_id, position: 0, bytes: Buffer.from('PK') })
    .execute();
  const feed = { token_hash: hashOf(fixtures.feedToken), with_links: true, created_at: now };
  await db
    .insertInto('calendar_feeds')
    .values({ member_id: owner, ...feed })
    .execute();
  await db.insertInto('blocks').values({ blocker_id: owner, blocked_id: stranger }).execute();
  await makeMeetings({ db });
  await makeWaitlists({ db });
  await makeChats({ db });
  await makeCommunity({ db });
  return await signIn({ db });
}

async function makeLinks({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { email } = knownAccount;
  const link = { member_id: fixtures.owner, email, email_key: email, expires_at: inHours(1) };
  await db
    .insertInto('email_tokens')
    .values([
      { ...link, purpose: 'verify', hash: hashOf(fixtures.verifyToken) },
      { ...link, purpose: 'reset', hash: hashOf(fixtures.resetToken) },
    ])
    .execute();
}

/** The stranger's codes are enabled, and the other member has started. */
async function makeCodes({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await db
    .insertInto('totp')
    .values([
      { ...secretOf(fixtures.stranger), confirmed_at: now },
      { ...secretOf(fixtures.other), confirmed_at: null },
    ])
    .execute();
}

async function makeMeetings({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { owner, other, stranger, skill } = fixtures;
  const event = (id: string, host_id: string, hours: number) => ({
    id,
    host_id,
    title: 'An event',
    description: 'With one who is in and one who asks',
    day: '2026-11-21',
    start_time: inHours(hours),
    end_time: inHours(hours + 1),
    max_participants: 2,
  });
  const pattern = { rrule: 'FREQ=WEEKLY;COUNT=2', time_zone: 'UTC', dates: 2, last_day: '2026-11-21' };
  const { id: series_id } = await db
    .insertInto('series')
    .values({ host_id: owner, ...pattern })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('events')
    .values([
      { ...event(fixtures.event, owner, 24), participants_count: 1 },
      event(fixtures.past, owner, -24),
      event(fixtures.foreign, other, 25),
      { ...event(fixtures.full, other, 26), max_participants: 1, participants_count: 1 },
      event(fixtures.offered, other, 27),
      { ...event(fixtures.joined, other, 28), participants_count: 1 },
      { ...event(fixtures.attended, other, -48), participants_count: 1 },
      { ...event(fixtures.praised, other, -72), participants_count: 1 },
      { ...event(fixtures.running, owner, -0.5), participants_count: 2, check_in_code: fixtures.checkInCode },
      { ...event(fixtures.repeated, owner, 30), series_id, series_position: 1 },
      { ...event(fixtures.canceled, owner, 31), cancelled_at: inHours(-1) },
      { ...event(fixtures.entered, other, 0.2), participants_count: 1, check_in_code: fixtures.checkInCode },
      event(fixtures.handed, other, 32),
      { ...event(fixtures.letIn, owner, 33), participants_count: 1 },
    ])
    .execute();
  await db.insertInto('event_skills').values({ event_id: fixtures.foreign, skill_id: skill, position: 0 }).execute();
  await db
    .insertInto('event_registrations')
    .values([
      { event_id: fixtures.event, member_id: stranger, state: 'approved', approved_at: now },
      { event_id: fixtures.event, member_id: other, state: 'pending', approved_at: null },
      { event_id: fixtures.attended, member_id: owner, state: 'approved', approved_at: now, came: true },
      { event_id: fixtures.praised, member_id: owner, state: 'approved', approved_at: now, came: true },
    ])
    .execute();
  await db
    .insertInto('event_reviews')
    .values({ event_id: fixtures.praised, author_id: owner, rating: 4, comment: 'Clear and kind.' })
    .execute();
  const session = (id: string, hours: number) => ({
    id,
    user_one: owner,
    user_two: other,
    skill_one: skill,
    date: inHours(hours),
    link: 'https://meet.example.org/swap',
  });
  await db
    .insertInto('sessions')
    .values([
      session(fixtures.session, 1),
      { ...session(fixtures.completed, -1), agreed_at: inHours(-3) },
      session(fixtures.reviewed, -2),
    ])
    .execute();
  const review = { author_id: owner, subject_id: other, rating: 4, comment: 'Clear and kind.' };
  await db
    .insertInto('reviews')
    .values({ session_id: fixtures.reviewed, ...review })
    .execute();
  const offer = { session_id: fixtures.session, by_member: owner, kind: 'counter', duration_minutes: 60 } as const;
  await db
    .insertInto('session_offers')
    .values({ ...offer, times: [suggestedTime], created_at: now, expires_at: inHours(20) })
    .execute();
  for (const { kind, id } of things) await insertOf(kind)?.(db, { id, one: owner, two: other, now });
  // As in the example of `withdrawJoinRequest`.
  const asking = { email_key: 'samira@example.org', password_hash: hashPassword(knownAccount.password) };
  await db.updateTable('join_requests').set(asking).execute();
  await openRingFor(db, owner);
  const action_id = await insertOf('action')?.(db, { id: fixtures.appealed, one: owner, two: other, now });
  await db
    .insertInto('appeals')
    .values({ action_id: action_id ?? '', text: 'It was a joke.', created_at: now })
    .execute();
  await db.updateTable('members').set({ role: 'moderator', is_operator: true }).where('id', '=', stranger).execute();
}

/**
 * A full event, two that the owner is in and one that the other is in, one with a place for the owner, a co-host and an invited one of the owner's event,
 * and a request that the owner has declined.
 */
async function makeWaitlists({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { owner, other, stranger, event, full, offered, joined, running, entered, handed, letIn, repeated } = fixtures;
  const member_id = ringMembers.substitute;
  await db
    .insertInto('event_registrations')
    .values([
      { event_id: joined, member_id: owner, state: 'approved', approved_at: now },
      { event_id: running, member_id: other, state: 'approved', approved_at: now },
      { event_id: running, member_id: stranger, state: 'approved', approved_at: now },
      { event_id: entered, member_id: owner, state: 'approved', approved_at: now },
      { event_id: full, member_id, state: 'approved', approved_at: now },
      { event_id: event, member_id, state: 'declined', declined_at: now },
      { event_id: letIn, member_id: other, state: 'approved', approved_at: now, undo_until: inHours(1) },
    ])
    .execute();
  await db
    .insertInto('event_hosts')
    .values([
      { event_id: event, member_id: other, state: 'invited', invited_at: now },
      { event_id: event, member_id: ringMembers.declined, state: 'accepted', invited_at: now, accepted_at: now },
      { event_id: handed, member_id: owner, state: 'accepted', invited_at: now, accepted_at: now, offered_at: now },
      { event_id: repeated, member_id: other, state: 'accepted', invited_at: now, accepted_at: now },
    ])
    .execute();
  const place = { event_id: offered, member_id: owner, joined_at: inHours(-2), offered_at: now };
  await db
    .insertInto('event_waitlist')
    .values({ ...place, offer_expires_at: inHours(1) })
    .execute();
}

/** A message of the other member, a file of the owner that is not sent yet, and a request to the owner. */
async function makeChats({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { owner, other, file, request } = fixtures;
  const conversation_id = await insertConversation(db, { one: owner, two: other, now });
  await insertMessage(db, { one: other, two: owner, now });
  const content = { kind: 'pdf', name: 'Notes.pdf', content: Buffer.from('%PDF-1.7') } as const;
  await db
    .insertInto('message_attachments')
    .values({ id: file, conversation_id, member_id: owner, ...content, created_at: now })
    .execute();
  await insertConversation(db, { id: request, one: owner, two: ringMembers.substitute, now });
  await insertMessage(db, { one: ringMembers.substitute, two: owner, now });
}

/** Rules to accept, a member with codes, an invitation, a message that was tested and a banner that is on. */
async function makeCommunity({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const rules = {
    kind: 'rules',
    version: 1,
    content: 'Be kind.',
    change: 'The first ones.',
    must_accept: true,
  } as const;
  await db
    .insertInto('texts')
    .values({ ...rules, published_at: now, published_by: null })
    .execute();
  await db
    .insertInto('totp')
    .values({ ...secretOf(ringMembers.substitute), confirmed_at: now })
    .execute();
  const times = { created_at: now, expires_at: inHours(24) };
  const invitation = { token: fixtures.invitationToken, label: '', made_by: fixtures.stranger, is_of_operator: true };
  await db
    .insertInto('invitations')
    .values({ ...invitation, ...times, uses: 5 })
    .execute();
  const draft = { subject: 'A year old', content: 'Thank you.', written_by: null, created_at: now, changed_at: now };
  await db
    .insertInto('announcements')
    .values([
      { id: fixtures.tested, ...draft, is_message: true, banner: '', tested_at: now },
      {
        id: fixtures.shown,
        ...draft,
        is_message: false,
        banner: 'A year of swapped hours.',
        banner_starts_at: now,
        banner_ends_at: inHours(24),
        sent_at: now,
      },
    ])
    .execute();
}
