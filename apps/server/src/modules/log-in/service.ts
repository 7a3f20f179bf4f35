import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { forbidden, unauthenticated } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { readName, readNames } from '../../input.ts';
import { languageNamed } from '../../languages.ts';
import { addressKey } from '../../limits/address-key.ts';
import type { RateLimitKeys } from '../../limits/limits.ts';
import { zoneNamed } from '../../zones.ts';
import { lockAccount } from '../auth/account-lock.ts';
import { emailKey, emailTaken, readAddress } from '../auth/email-key.ts';
import { attemptKey, knownDevice, type LoginOrigin, takeLoginAttempt } from '../auth/login-attempts.ts';
import { rejectWeakPassword } from '../auth/new-password.ts';
import {
  deleteAuthSessions,
  deleteAuthSessionsOf,
  type Evidence,
  emailIsTaken,
  findCredentials,
  findLanguage,
  insertAuthSession,
  insertMember,
  markStaying,
  type NewMember,
  saveBrowserZone,
  saveLanguage,
} from '../auth/repository.ts';
import { appointModerators } from '../auth/roles.ts';
import { idleMs, longestMs, type TokenClaims } from '../auth/tokens.ts';
import { tellDeciders } from '../joining/decisions.ts';
import { askToJoin, findWaiting, withdrawRequest } from '../joining/join-requests.ts';
import { joinBy, requireMayJoin } from '../joining/may-join.ts';
import { replaceMemberSkills } from '../skills/member-lists.ts';
import { ensureSkills } from '../skills/service.ts';
import { requireCode } from '../two-factor/service.ts';
import type { NewAccount } from '../users/new-account.ts';
import { usernameOf } from '../users/username.ts';

export interface SignUpInput {
  name: string;
  email: string;
  password: string;
  skillsOffered: string[];
  skillsRequested: string[];
  /** The browser's time zone; unknown names are ignored. */
  timeZone?: string | undefined;
  /** The language of the page; others than those that are offered are ignored. */
  language?: string | undefined;
  /** The token of an invitation. */
  invitation?: string | undefined;
  /** They confirm the minimum age. */
  isOldEnough?: boolean | undefined;
  /** To the question of the operators. */
  answer?: string | undefined;
}

export interface LoggedIn {
  name: string;
  email: string;
  token: string;
  claims: TokenClaims;
  /** The language that the member reads the site in; null if unknown. */
  language: string | null;
  /** The log-in has canceled the account's deletion. */
  cameBack: boolean;
}

/**
 * @throws ApiError 400 for an invalid name or address, or a password that is easy to guess; 403 for who may not join, 404
 * and 409 for an invitation that does not work; 409 when the address has an account; 429 past the limits of the caller's network address.
 */
export async function signUp(context: AppContext, input: SignUpInput, ip: string): Promise<{ isWaiting: boolean }> {
  const name = readName('name', input.name);
  const skillsOffered = readNames('skillsOffered', input.skillsOffered);
  const skillsRequested = readNames('skillsRequested', input.skillsRequested);
  const address = addressKey(ip);
  await context.limits.consume('sign-ups', { address });
  const email = readAddress('email', input.email);
  const key = emailKey(email);
  const { invitation, request } = await requireMayJoin(context, { ...input, emailKey: key });
  const passwordHash = await context.limits.passwordsInFlight.run(address, async () => {
    await rejectWeakPassword(context, 'password', input.password, [input.name, email]);
    if (await emailIsTaken(context.db, key, context.clock())) throw emailTaken();
    return await context.passwords.hash(input.password);
  });
  const browser = { timeZone: zoneNamed(input.timeZone ?? ''), language: languageNamed(input.language) };
  const account = { name, email, emailKey: key, passwordHash, ...browser, skillsOffered, skillsRequested };
  await inTransaction(context.db, async (trx) => {
    if (request !== undefined) return await askToJoin(context, trx, { ...account, ...request });
    const id = await createAccount(context, trx, account, { address });
    if (id === null) throw emailTaken();
    await withdrawRequest(trx, key);
    if (invitation !== undefined) await joinBy(context, trx, invitation, id);
    if (context.settings.verifyEmail !== 'off')
      await context.jobs.add(trx, 'account-email', [{ about: 'verify', memberId: id }]);
  });
  if (request !== undefined) await tellDeciders(context);
  return { isWaiting: request !== undefined };
}

/** Creates an account with its skills. Returns its id; null when the email address is taken. */
export async function createAccount(
  context: AppContext,
  trx: Transaction<Database>,
  { name, email, emailKey: key, passwordHash, timeZone, language, skillsOffered, skillsRequested }: NewAccount,
  limitKeys: RateLimitKeys,
): Promise<string | null> {
  const now = context.clock();
  const member = { name, email, email_key: key, password_hash: passwordHash, created_at: now };
  const id = await insertWithUsername(trx, { ...member, browser_time_zone: timeZone, site_language: language });
  if (id === null) return null;
  const names = [...skillsOffered, ...skillsRequested];
  const skills = await ensureSkills(context, trx, names, { memberId: id, limitKeys, hidden: 'dropped' });
  await replaceMemberSkills(trx, id, 'offered', skills.idsOf(skillsOffered), skills.hiddenIds);
  await replaceMemberSkills(trx, id, 'requested', skills.idsOf(skillsRequested), skills.hiddenIds);
  if (context.settings.verifyEmail === 'off') await appointModerators(trx, context.settings, now, id);
  return id;
}

/** Inserts a member with a unique username; a taken one gets a number. Null when the email address is taken. */
async function insertWithUsername(trx: Kysely<Database>, member: Omit<NewMember, 'username'>): Promise<string | null> {
  const base = usernameOf(member.name);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const username = attempt === 0 ? base : `${base}-${randomInt(2, 10 ** (attempt + 2))}`;
    const id = await insertMember(trx, { ...member, username });
    if (id !== null) return id;
    if (await emailIsTaken(trx, member.email_key, member.created_at)) return null;
  }
  throw new Error(`No free username for ${base}`);
}

/**
 * Opens a session. The attempt is consumed before the password is verified, so that parallel guesses
 * count too, and refunded unless it was wrong. The account is read first, so that an unavailable database costs no
 * attempt.
 *
 * @throws ApiError 401 with the same message for a wrong password and an unknown address, and for a missing or wrong
 * code; 403 for who waits to be let in; 429 past the limits.
 */
export async function logIn(
  context: AppContext,
  input: { email: string; password: string; code?: string },
  from: LoginOrigin,
): Promise<LoggedIn> {
  const account = emailKey(input.email);
  const member = await findCredentials(context.db, account);
  const device = member === undefined ? null : await knownDevice(context, member, from);
  const waiting = member === undefined ? await findWaiting(context.db, account) : undefined;
  const passwordHash = member?.password_hash ?? waiting?.password_hash;
  const attempt = { account: attemptKey(account, passwordHash), memberId: member?.id ?? null, device };
  const refund = await takeLoginAttempt(context, attempt, from);
  const isRight = await verifyInTurn(context, passwordHash ?? null, input.password, from.address).catch(
    async (error) => {
      await refund();
      throw error;
    },
  );
  if (isRight && waiting !== undefined) {
    await refund();
    throw joinWaiting();
  }
  if (!isRight || member === undefined) throw wrongCredentials();
  if (member.codes_since !== null)
    await requireCode(context, input.code, { ...attempt, memberId: member.id, address: from.address }, refund);
  await refund();
  const evidence = { passwordHash: member.password_hash, codesSince: member.codes_since };
  return await openAuthSession(context, member, from, { device, evidence });
}

const joinWaiting = () =>
  forbidden('join_waiting', 'You have asked to join. You get an email once somebody has answered.');

export const wrongCredentials = () => unauthenticated("That email and password don't match.", 'wrong_credentials');

/**
 * Opens a session for a member with verified credentials, and cancels a deletion of the account.
 *
 * @param judged the result of `knownDevice`, and the verified credential
 * @throws ApiError 401 if the account was erased or its credentials have changed, 429 past the limits.
 */
export async function openAuthSession(
  context: AppContext,
  member: { id: string; name: string; email: string; created_at: Date; leaving_at: Date | null },
  from: LoginOrigin,
  { device, evidence }: { device: string | null; evidence: Evidence },
): Promise<LoggedIn> {
  const { id: memberId, name, email } = member;
  await context.limits.consume('auth-sessions', { member: memberId });
  const cameBack = member.leaving_at !== null;
  const now = context.clock();
  const expires_at = new Date(now.getTime() + idleMs);
  const session = { member_id: memberId, created_at: now, expires_at, agent: from.agent };
  // In one transaction: a rejected log-in must not cancel the deletion.
  const { sessionId, language } = await inTransaction(context.db, async (trx) => {
    await lockAccount(trx, memberId);
    const isStaying = !cameBack || (await markStaying(trx, memberId));
    const id = isStaying ? await insertAuthSession(trx, session, evidence) : undefined;
    if (id === undefined) throw wrongCredentials();
    if (from.timeZone !== null) await saveBrowserZone(trx, memberId, from.timeZone);
    const known = await findLanguage(trx, memberId);
    if (known === null && from.language !== null) await saveLanguage(trx, memberId, from.language);
    return { sessionId: id, language: known ?? from.language };
  });
  if (device === null && !isNew(member, now)) await tellOfDevice(context, memberId, from, now);
  const claims = { memberId, sessionId, expiresAt: new Date(now.getTime() + longestMs) };
  return { name, email, token: await context.tokens.sign('bearer', claims), claims, language, cameBack };
}

/** Returns the language that a member reads the site in; null if unknown. */
export const languageOf = async ({ db }: Pick<AppContext, 'db'>, memberId: string): Promise<string | null> =>
  await findLanguage(db, memberId);

/**
 * Whether an account is in its first day, when members often log in on several devices: no email about
 * a new one.
 */
function isNew({ created_at }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - created_at.getTime() < 24 * 3_600_000;
}

async function tellOfDevice(
  { db, jobs }: AppContext,
  memberId: string,
  { agent }: LoginOrigin,
  now: Date,
): Promise<void> {
  const told = { about: 'new-device', memberId, agent, at: now.toISOString() } as const;
  await inTransaction(db, (trx) => jobs.add(trx, 'account-email', [told]));
}

/** @throws ApiError 429 or 503 when too many passwords are in flight. */
export async function verifyInTurn(
  { limits, passwords }: AppContext,
  storedHash: string | null,
  password: string,
  address: string,
): Promise<boolean> {
  return await limits.passwordsInFlight.run(address, () => passwords.verify(storedHash, password));
}

/** Ends the sessions; their tokens are invalid from then on. */
export async function endAuthSessions(context: AppContext, sessionIds: string[]): Promise<void> {
  await deleteAuthSessions(context.db, sessionIds);
  context.broadcaster.endAuthSessions(sessionIds);
}

/** Ends all of the member's sessions. One that is being opened concurrently may survive. */
export async function endAllAuthSessions(context: AppContext, memberId: string): Promise<void> {
  context.broadcaster.endAuthSessions(await deleteAuthSessionsOf(context.db, memberId));
}
