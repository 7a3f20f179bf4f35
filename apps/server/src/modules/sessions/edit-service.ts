import type { SessionChange as Edit } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { SessionChanges } from '../../db/tables/notifications.ts';
import { readInstant } from '../../input.ts';
import { queueInvitation } from '../notifications/queue-invitation.ts';
import { skipDueReminders } from '../notifications/reminder-repository.ts';
import { closeOffer, type SessionPatch, updateSession } from './change-repository.ts';
import { noticeOf } from './notices.ts';
import { minimumNoticeMs, requireAnswerable, requireScheduled, usualMinutes } from './offer-rules.ts';
import { suggest } from './offer-service.ts';
import { changeOwnSession, requireOwnSession, type SessionChange } from './own-session.ts';
import type { SessionRow } from './repository.ts';
import { readSessionLink, requireAhead } from './service.ts';
import { readSkillChoice } from './skill-choice.ts';
import { isProposal } from './status.ts';

async function readEdit(context: AppContext, edit: Edit, session: SessionRow): Promise<SessionPatch> {
  const { date, durationMinutes, link, skillTaughtByUserOne, skillTaughtByUserTwo } = edit;
  const own = () => [session.skill_one_id, session.skill_two_id];
  const skill = (field: string, choice: string | null) => readSkillChoice(context, field, choice, own);
  return {
    ...(date === undefined ? {} : { date: readInstant('date', date) }),
    ...(durationMinutes === undefined ? {} : { duration_minutes: durationMinutes }),
    // A session that was proposed without a place can stay without one.
    ...(link === undefined || (link.trim() === '' && session.link === '') ? {} : { link: readSessionLink(link) }),
    ...(skillTaughtByUserOne === undefined
      ? {}
      : { skill_one: await skill('skillTaughtByUserOne', skillTaughtByUserOne) }),
    ...(skillTaughtByUserTwo === undefined
      ? {}
      : { skill_two: await skill('skillTaughtByUserTwo', skillTaughtByUserTwo) }),
  };
}

/** Returns the fields of a patch that differ from the session. */
function changedBy(session: SessionRow, { date, ...patch }: SessionPatch): SessionPatch {
  const now = {
    duration_minutes: session.duration_minutes,
    link: session.link,
    skill_one: session.skill_one_id,
    skill_two: session.skill_two_id,
  };
  const changed = Object.entries(patch).filter(([field, value]) => value !== now[field as keyof typeof now]);
  const isMoved = date !== undefined && date.getTime() !== session.date.getTime();
  return { ...Object.fromEntries(changed), ...(isMoved && { date }) };
}

/** Each change that the other member is notified of, as text for a single one. */
const changeWords = {
  time: 'a new time',
  length: 'another length',
  link: 'a new meeting link',
  lessons: 'other skills',
} satisfies Record<keyof SessionChanges, string>;

/** Returns the changes that the other member is notified of, most important first. */
function changesIn({ date, duration_minutes, link, ...skills }: SessionPatch): (keyof SessionChanges)[] {
  const isChanged = {
    time: date !== undefined,
    length: duration_minutes !== undefined,
    link: link !== undefined,
    lessons: Object.keys(skills).length > 0,
  };
  return (Object.keys(changeWords) as (keyof SessionChanges)[]).filter((name) => isChanged[name]);
}

/** The result of an edit. */
interface EditOutcome {
  isChanged: boolean;
  /** The other member is asked about the new time; until they agree, the old one stays. */
  isAsked: boolean;
}

/**
 * Changes a session that is still scheduled. If the other member has agreed to its time, or is asked
 * to, a new time or length becomes a suggestion, and the old one stays until they agree.
 *
 * @throws ApiError 400 for a past date, 403 to others, 409 once it is no longer scheduled.
 */
export async function editSession(
  context: AppContext,
  memberId: string,
  id: string,
  edit: Edit,
): Promise<{ session: SessionRow; outcome: EditOutcome }> {
  const outcome: EditOutcome = { isChanged: true, isAsked: false };
  const patch = await readEdit(context, edit, await requireOwnSession(context, memberId, id));
  const session = await changeOwnSession(context, memberId, id, async (change) => {
    const { session, now } = change;
    requireScheduled(session, now);
    const { date, duration_minutes, ...others } = changedBy(session, patch);
    // A session that has started keeps its date.
    if (date) requireAhead(date, now);
    const times = { ...(date && { date }), ...(duration_minutes !== undefined && { duration_minutes }) };
    if (session.agreed_at === null && !isProposal(session)) {
      await store(context, change, memberId, { ...others, ...times });
    } else {
      await store(context, change, memberId, others);
      if (Object.keys(times).length === 0) return;
      await suggestEdited(change, memberId, times);
      Object.assign(outcome, { isChanged: Object.keys(others).length > 0, isAsked: true });
    }
  });
  return { session, outcome };
}

async function store(
  context: AppContext,
  change: SessionChange,
  memberId: string,
  changed: SessionPatch,
): Promise<void> {
  const names = changesIn(changed);
  const [first] = names;
  if (first === undefined) return;
  const { trx, notify, session, otherId, now } = change;
  const isAnotherTime = changed.date !== undefined || changed.duration_minutes !== undefined;
  if (isAnotherTime && session.offer !== null) await closeOffer(trx, session.id, 'replaced', now);
  const about = { sessionId: session.id, by: memberId, to: otherId, date: changed.date ?? session.date };
  const isMoved = changed.date !== undefined && changed.date.getTime() !== session.date.getTime();
  const move = isMoved ? { at: now.toISOString(), by: memberId, time: about.date.toISOString() } : undefined;
  await updateSession(trx, session.id, { ...changed, ...(isAnotherTime && { moved_by: memberId }) }, move);
  if (session.agreed_at !== null) await queueInvitation(context, trx, { sessionId: session.id, memberId });
  if (isMoved) await skipDueReminders(trx, { id: session.id, startsAt: about.date }, now);
  const changes = Object.fromEntries(names.map((name) => [name, true]));
  const from = isMoved ? { movedFrom: session.date.toISOString() } : {};
  await notify(noticeOf('sessionChanged', about, { change: changeWords[first], changes, ...from }));
}

async function suggestEdited(
  change: SessionChange,
  memberId: string,
  { date, duration_minutes }: Pick<SessionPatch, 'date' | 'duration_minutes'>,
): Promise<void> {
  const { session, now } = change;
  const time = date ?? session.date;
  if (date === undefined && time.getTime() < now.getTime() + minimumNoticeMs)
    throw invalid('date', 'the time or length can be changed until 3 hours before it', {
      rule: 'too_late',
      params: { limit: 3 },
    });
  requireAnswerable('date', time, now);
  const minutes = duration_minutes ?? (session.duration_minutes || usualMinutes);
  await suggest(change, memberId, { times: [time], duration_minutes: minutes, note: '' });
}
