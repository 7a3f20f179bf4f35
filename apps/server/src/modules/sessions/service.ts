import type { NewSession, Session } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { parseId } from '../../db/ids.ts';
import { readInstant, readLink } from '../../input.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { requireVerified } from '../auth/require-verified.ts';
import { otherId } from '../users/service.ts';
import { historyOf } from './history.ts';
import { findLessonSkills } from './lesson-skills.ts';
import { noticeOf } from './notices.ts';
import { findOffersOf } from './offer-repository.ts';
import { presentSession } from './present-session.ts';
import * as sessions from './repository.ts';
import { readSkillChoice } from './skill-choice.ts';
import { type PlannedSession, storeSession } from './store-session.ts';

/** Parses a session's link, which is required because a session takes place there. */
export function readSessionLink(text: string): string {
  const link = readLink('link', text);
  if (link === '') throw invalid('link', 'must not be empty', { rule: 'required' });
  return link;
}

/** Requires a future date: a past session could be reviewed immediately. */
export function requireAhead(date: Date, now: Date): void {
  if (date <= now) throw invalid('date', 'must be in the future; pick a later day or time', { rule: 'past' });
}

/**
 * @returns the session, and the other member's absence
 * @throws ApiError 400 for oneself, a past date or a bad field, 404 when user two is not a member, 409
 * when the key was used for another session, 429 past the limit of the pair.
 */
export async function scheduleSession(
  context: AppContext,
  memberId: string,
  input: NewSession,
  key: string | null = null,
): Promise<PlannedSession> {
  await requireVerified(context, memberId);
  const date = readInstant('date', input.date);
  const now = context.clock();
  requireAhead(date, now);
  const link = readSessionLink(input.link);
  const userTwo = otherId(memberId, input.userTwo, 'userTwo');
  const ofRings = () => findLessonSkills(context.db, memberId, userTwo);
  const skillOne = await readSkillChoice(context, 'skillTaughtByUserOne', input.skillTaughtByUserOne, ofRings);
  const skillTwo = await readSkillChoice(context, 'skillTaughtByUserTwo', input.skillTaughtByUserTwo, ofRings);
  const durationMinutes = input.durationMinutes ?? context.settings.sessionMinutes;
  const members = { userOne: memberId, userTwo, skillOne, skillTwo };
  const row = { ...members, date, durationMinutes, link, expiresAt: null, createdAt: now };
  const planned = noticeOf('sessionPlanned', { sessionId: '', by: memberId, to: userTwo, date });
  return await storeSession(context, { row, notice: planned, key, body: input });
}

export interface SessionsRequest extends PageRequest {
  /** Only sessions with this member, with their history. */
  with?: string | undefined;
}

/** Returns a member's sessions in all states, newest date first. */
export async function sessionsOf(
  context: AppContext,
  memberId: string,
  { with: withMember, ...request }: SessionsRequest,
): Promise<Page<Session>> {
  const withId = withMember === undefined ? null : parseId(withMember);
  if (withMember !== undefined && withId === null) return { rows: [], nextCursor: null };
  const { rows, nextCursor } = await readPage(request, {
    kinds: ['instant', 'id'],
    keyOf: (row: sessions.SessionRow) => [row.date.toISOString(), row.id],
    read: (key, rows) => {
      const before = key && { date: key[0], id: key[1] };
      return sessions.findSessionsOf(context.db, memberId, { rows, before, withId });
    },
  });
  const now = context.clock();
  const shown = rows.map((row) => presentSession(row, memberId, now));
  if (withId === null) return { rows: shown, nextCursor };
  const offers = await findOffersOf(
    context.db,
    rows.map(({ id }) => id),
  );
  const histories = rows.map((row) => historyOf(row, offers.get(row.id) ?? [], now));
  return { rows: shown.map((session, index) => ({ ...session, history: histories[index] ?? [] })), nextCursor };
}
