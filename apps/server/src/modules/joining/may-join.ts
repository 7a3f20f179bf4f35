import type { Transaction } from 'kysely';
import { type ApiError, conflict, forbidden, invalid, notFoundAs } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { languageNamed } from '../../languages.ts';
import { valuesIn } from '../community/sentences.ts';
import { findByToken, insertJoining, type OpenedRow, useInvitation } from './invitation-repository.ts';

type Needs = Pick<AppContext, 'db' | 'clock' | 'community'>;

/** What somebody who signs up brings along. */
export interface Applicant {
  /** In `emailKey`'s spelling. */
  emailKey: string;
  invitation?: string | undefined;
  isOldEnough?: boolean | undefined;
  /** To the question of `approval`. */
  answer?: string | undefined;
  /** The language that they read the question in. */
  language?: string | undefined;
}

/** How somebody joins: with an invitation, by a request that waits, or by themselves. */
export interface Admission {
  invitation?: OpenedRow;
  request?: { question: string; answer: string };
}

/**
 * Checks whether somebody may join.
 *
 * @returns how they join
 * @throws ApiError 403 without what the community asks for, 404 and 409 for an invitation that does not work, 400 without an
 * answer to the question of `approval`
 */
export async function requireMayJoin(context: Needs, applicant: Applicant): Promise<Admission> {
  const { values } = context.community;
  const { joinBy, joinDomains, minimumAge } = values;
  if (minimumAge > 0 && applicant.isOldEnough !== true)
    throw forbidden('age_unconfirmed', `Confirm that you are at least ${minimumAge} years old.`, { limit: minimumAge });
  if (applicant.invitation !== undefined) return { invitation: await openInvitation(context, applicant.invitation) };
  if (joinBy === 'invitation')
    throw forbidden('invitation_required', 'You need an invitation to join. Ask a member, or write to us.');
  if (joinBy === 'addresses' && !joinDomains.includes(domainOf(applicant.emailKey)))
    throw forbidden(
      'address_not_admitted',
      'Only people with an address of certain domains can join. Use the address of one of them.',
    );
  if (joinBy !== 'approval') return {};
  const answer = (applicant.answer ?? '').trim();
  if (answer === '') throw invalid('answer', 'must not be empty', { rule: 'required' });
  const { joinQuestion: question } = valuesIn(values, languageNamed(applicant.language) ?? values.language);
  return { request: { question, answer } };
}

const domainOf = (emailKey: string) => emailKey.slice(emailKey.lastIndexOf('@') + 1);

/** Uses the invitation of a new member. @throws ApiError 404 and 409 if it has ended since, or somebody took its last use */
export async function joinBy(
  context: Needs,
  trx: Transaction<Database>,
  invitation: OpenedRow,
  memberId: string,
): Promise<void> {
  const now = context.clock();
  if (!(await useInvitation(trx, invitation.id, now))) {
    await openInvitation({ ...context, db: trx }, invitation.token);
    throw used();
  }
  const { id: invitation_id, made_by: invited_by } = invitation;
  await insertJoining(trx, { member_id: memberId, invitation_id, invited_by, joined_at: now });
}

const isToken = /^[\w-]+$/;

/** Returns the state of a link, and who made it. @throws ApiError 404 for an unknown, revoked or withdrawn one */
export async function readInvitation(context: Needs, token: string): Promise<{ state: State; row: OpenedRow }> {
  const { db, clock, community } = context;
  // The database takes no other text.
  const row = isToken.test(token) ? await findByToken(db, token, clock()) : undefined;
  const isWithdrawn = (one: OpenedRow) =>
    !one.maker_may || (!one.is_of_operator && community.values.invitationsPerMonth === 0);
  if (row === undefined || row.revoked_at !== null || isWithdrawn(row)) throw unknown();
  if (row.used >= row.uses) return { state: 'used', row };
  return { state: row.expires_at > clock() ? 'open' : 'expired', row };
}

type State = 'open' | 'used' | 'expired';

async function openInvitation(context: Needs, token: string): Promise<OpenedRow> {
  const { state, row } = await readInvitation(context, token);
  if (state === 'used') throw used();
  if (state === 'expired') throw conflict('invitation_expired', 'This invitation has expired. Ask for another one.');
  return row;
}

const used = (): ApiError => conflict('invitation_used', 'This invitation has been used up. Ask for another one.');

const unknown = () => notFoundAs('invitation_not_found', 'This invitation doesn’t work any more. Ask for another one.');
