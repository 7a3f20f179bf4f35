import { randomBytes } from 'node:crypto';
import { type OnConflictBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashPassword } from '../modules/auth/password-hash.ts';
import { countEdges } from '../modules/matches/skill-repository.ts';
import { countWeeks } from '../modules/numbers/count-weeks.ts';
import { countHolders } from '../modules/skills/count-holders.ts';
import { linkSkills } from '../modules/skills/link-skills.ts';
import { queueLookAlikes } from '../modules/skills/look-alikes.ts';
import { demoAccounts } from './demo-accounts.ts';
import { emailOf } from './demo-identity.ts';
import { demoCovers, demoFaces } from './demo-pictures.ts';
import { announcedRows, announcementRow } from './rows/announcement-rows.ts';
import { conversationRows } from './rows/conversation-rows.ts';
import { draftRows } from './rows/draft-rows.ts';
import {
  cohostRows,
  eventReviewRows,
  eventRows,
  eventSkillRows,
  registrationRows,
  seriesRows,
  updateRows,
  waitlistRows,
} from './rows/event-rows.ts';
import { hoursRows } from './rows/hours-rows.ts';
import { invitedRows } from './rows/invited-rows.ts';
import { memberRows, memberSkillRows, skillRows } from './rows/member-rows.ts';
import { moderationRows } from './rows/moderation-rows.ts';
import { notificationRows } from './rows/notification-rows.ts';
import { ringRows } from './rows/ring-rows.ts';
import { followedSkillRows, searchRows } from './rows/search-rows.ts';
import { attendanceRows, reviewRows, sessionNotesRows, sessionRows } from './rows/session-rows.ts';
import { textRows, translationRows } from './rows/text-rows.ts';
import { addVisits } from './rows/week-visits.ts';

/** Inserts the demo community into an empty database. */
export async function insertCommunity(transaction: Transaction<Database>, now: Date): Promise<void> {
  const hashOf = passwordHashes();
  const conversations = conversationRows(now);
  const { ring, seats } = ringRows(now);
  const pictures = [...demoFaces.values(), ...demoCovers.values()];
  await transaction
    .insertInto('images')
    .values(pictures.map((picture) => ({ ...picture, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const members = memberRows(now, hashOf);
  await transaction.insertInto('members').values(members).execute();
  await transaction.insertInto('texts').values(textRows(now)).execute();
  await transaction.insertInto('text_translations').values(translationRows(now)).execute();
  await transaction.insertInto('availability').values(hoursRows()).execute();
  const skills = skillRows(now);
  await transaction.insertInto('skills').values(skills).onConflict(takeOver).execute();
  await linkSkills(transaction, skills);
  await queueLookAlikes(transaction, skills);
  await transaction.insertInto('member_skills').values(memberSkillRows()).execute();
  await countHolders(transaction);
  await countEdges(transaction);
  // Demo members do not count as new, so that nobody is notified of swaps.
  await transaction.deleteFrom('new_swap_pairs').execute();
  await transaction.insertInto('rings').values(ring).execute();
  await transaction.insertInto('ring_seats').values(seats).execute();
  await transaction.insertInto('saved_searches').values(searchRows(now)).execute();
  await transaction.insertInto('followed_skills').values(followedSkillRows(now)).execute();
  await transaction.insertInto('series').values(seriesRows(now)).execute();
  await transaction.insertInto('events').values(eventRows(now)).execute();
  await transaction.insertInto('event_skills').values(eventSkillRows()).execute();
  await transaction.insertInto('event_registrations').values(registrationRows(now)).execute();
  await transaction.insertInto('event_waitlist').values(waitlistRows(now)).execute();
  await transaction.insertInto('event_updates').values(updateRows(now)).execute();
  await transaction.insertInto('event_drafts').values(draftRows(now)).execute();
  await transaction.insertInto('event_hosts').values(cohostRows(now)).execute();
  await transaction.insertInto('event_reviews').values(eventReviewRows(now)).execute();
  await transaction.insertInto('sessions').values(sessionRows(now)).execute();
  await transaction.insertInto('session_notes').values(sessionNotesRows(now)).execute();
  await transaction.insertInto('attendance').values(attendanceRows(now)).execute();
  await transaction.insertInto('reviews').values(reviewRows(now)).execute();
  await transaction.insertInto('notifications').values(notificationRows(now)).execute();
  const memberIds = members.flatMap(({ id }) => id ?? []);
  await transaction.insertInto('announcements').values(announcementRow(now, memberIds.length)).execute();
  await transaction.insertInto('notifications').values(announcedRows(now, memberIds)).execute();
  await insertModeration(transaction, now);
  const invited = invitedRows(now);
  await transaction.insertInto('invitations').values(invited.links).execute();
  await transaction.insertInto('invited_addresses').values(invited.addresses).execute();
  await transaction
    .insertInto('conversations')
    .values(conversations.map((rows) => rows.conversation))
    .execute();
  await transaction
    .insertInto('messages')
    .values(conversations.flatMap((rows) => rows.messages))
    .execute();
  await transaction
    .insertInto('message_reactions')
    .values(conversations.flatMap((rows) => rows.reactions))
    .execute();
  await transaction
    .insertInto('message_attachments')
    .values(conversations.flatMap((rows) => rows.attachments))
    .execute();
  await transaction
    .insertInto('conversation_reads')
    .values(conversations.flatMap((rows) => rows.reads))
    .execute();
  await countWeeks(transaction, { verifyEmail: 'off' }, now);
  await addVisits(transaction);
}

/** A skill that came with the server becomes the demo's: its id and place among the newest too. */
const takeOver = (conflict: OnConflictBuilder<Database, 'skills'>) =>
  conflict.column('name_key').doUpdateSet((eb) => ({
    id: eb.ref('excluded.id'),
    name: eb.ref('excluded.name'),
    description: eb.ref('excluded.description'),
    is_approved: eb.ref('excluded.is_approved'),
    created_by: eb.ref('excluded.created_by'),
    created_at: eb.ref('excluded.created_at'),
    is_dormant: false,
    seq: sql`default`,
  }));

async function insertModeration(transaction: Transaction<Database>, now: Date): Promise<void> {
  const moderators = demoAccounts.filter(({ isModerator }) => isModerator).map(({ email }) => email);
  await transaction.updateTable('members').set({ role: 'moderator' }).where('email', 'in', moderators).execute();
  const operators = demoAccounts.filter(({ isOperator }) => isOperator).map(({ email }) => email);
  await transaction.updateTable('members').set({ is_operator: true }).where('email', 'in', operators).execute();
  const rows = moderationRows(now);
  await transaction.insertInto('cases').values(rows.case).execute();
  await transaction.insertInto('reports').values(rows.reports).execute();
}

/** Returns hashes by member key: of the published password for demo accounts, of a random one for all others. */
function passwordHashes(): (key: string) => string {
  const unknown = hashPassword(randomBytes(32).toString('base64'));
  const known = new Map<string, string>();
  for (const { email, password } of demoAccounts) known.set(email, hashPassword(password));
  return (key) => known.get(emailOf(key)) ?? unknown;
}
