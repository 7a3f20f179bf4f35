import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import type { CommunitySize, Instant, Parts } from './kind-parts.ts';

/** Stores an invitation of a member for one person; returns its id. */
export async function insertInvitation(db: Kysely<Database>, { id, one, now }: Parts): Promise<string> {
  const times = { created_at: now, expires_at: new Date(now.getTime() + 30 * 24 * 3_600_000) };
  const link = { token: randomUUID(), label: '', made_by: one, is_of_operator: false, uses: 1, ...times };
  const row = { ...link, ...(id !== undefined && { id }) };
  return (await db.insertInto('invitations').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Stores an address that an operator has invited two days ago, and that got its email; returns its id. */
export async function insertInvitedAddress(db: Kysely<Database>, { id, one, now }: Parts): Promise<string> {
  const at = new Date(now.getTime() - 2 * 24 * 3_600_000);
  const times = { created_at: at, expires_at: new Date(now.getTime() + 12 * 24 * 3_600_000) };
  const link = { token: randomUUID(), label: '', made_by: one, is_of_operator: true, is_by_email: true, uses: 1 };
  const invitation = db.insertInto('invitations').values({ ...link, ...times });
  const { id: invitation_id } = await invitation.returning('id').executeTakeFirstOrThrow();
  const email = `${randomUUID()}@example.org`;
  const row = { invitation_id, email, email_key: email, queued_at: at, sent_at: at, ...(id !== undefined && { id }) };
  return (await db.insertInto('invited_addresses').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** One of every fifth member, by which the next member joined. */
export async function insertInvitations(trx: Kysely<Database>, _size: CommunitySize, at: Instant): Promise<void> {
  await sql`
    insert into invitations (token, label, made_by, is_of_operator, created_at, expires_at, uses, used)
    select 'token ' || n, '', id, false, ${at} - n * interval '1 minute', ${at} + interval '30 days', 2, 1
    from nth_member where n % 5 = 0`.execute(trx);
  await sql`
    insert into joinings (member_id, invitation_id, invited_by, joined_at)
    select invited.id, invitations.id, made_by, ${at}
    from invitations join nth_member as maker on maker.id = made_by
    join nth_member as invited on invited.n = maker.n + 1`.execute(trx);
}

/** Stores a request to join, of nobody who is a member; returns its id. */
export async function insertJoinRequest(db: Kysely<Database>, { id, now }: Parts): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const account = { name: 'Samira', email, email_key: email, password_hash: 'none' };
  const asked = { skills_offered: [], skills_requested: [], question: 'Why?', answer: 'Why not?', asked_at: now };
  const row = { ...account, ...asked, ...(id !== undefined && { id }) };
  return (await db.insertInto('join_requests').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** One for every hundredth member. */
export async function insertJoinRequests(trx: Kysely<Database>, _size: CommunitySize, at: Instant): Promise<void> {
  await sql`
    insert into join_requests (name, email, email_key, password_hash, skills_offered, skills_requested, question, answer,
      asked_at)
    select 'Samira ' || n, n || '@asking.example', n || '@asking.example', 'none', '{}', '{}', 'Why?', 'Why not?',
      ${at} - n * interval '1 minute'
    from nth_member where n % 100 = 0`.execute(trx);
}
