import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { readDay, readInstant, readLink } from '../../input.ts';
import type { MemberTakers } from '../../limits/limits.ts';
import { cutPage, type Page, type PageRequest, readCursor, rowsToFetch } from '../../paging.ts';
import { mayManageEvent } from '../../policy.ts';
import { forbidden, invalid, missing, Refusal } from '../../refusals.ts';
import { ensureSkills } from '../skills/service.ts';
import * as events from './repository.ts';

/** @throws Refusal 400 for a cursor that is none of ours. */
export async function listUpcomingEvents(
  context: AppContext,
  page: PageRequest,
): Promise<Page<events.EventRow>> {
  const key = readCursor(page.cursor, ['instant', 'id']);
  const rows = await events.findUpcomingEvents(context.db, {
    now: context.clock(),
    after: key && { startTime: key[0], id: key[1] },
    limit: rowsToFetch(page),
  });
  return cutPage(rows, page, (row) => [row.start_time.toISOString(), row.id]);
}

/** Upcoming events that teach what the member wants to learn, soonest first; none of their own. */
export async function listEventsToLearn(context: AppContext, memberId: string): Promise<events.EventRow[]> {
  return await events.findEventsToLearn(context.db, memberId, context.clock());
}

/** Events of a host in one state: to come soonest first, over latest first. */
export async function listEventsOfHost(
  context: AppContext,
  hostId: string,
  status: events.EventStatus,
): Promise<events.EventRow[]> {
  return await events.findEventsOfHost(context.db, hostId, status, context.clock());
}

/** @throws Refusal 404 for an id that is no event's. */
export async function readEvent(context: AppContext, id: string): Promise<events.EventRow> {
  const event = await events.findEvent(context.db, requireId(id, 'Event'));
  if (event === undefined) throw missing('Event');
  return event;
}

/** @throws Refusal 404 without such an event, 403 to anybody but its host. */
export async function readHostedEvent(
  context: AppContext,
  memberId: string,
  id: string,
): Promise<events.EventRow> {
  const event = await readEvent(context, id);
  if (!mayManageEvent(memberId, event)) throw forbidden('Only the host may do this.');
  return event;
}

export interface EventDraft {
  title: string;
  description: string;
  skills: string[];
  date: string;
  start_time: string;
  end_time: string;
  link: string;
  max_participants: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The day that the host names for an event. Where the host lives it may be the day before or after the start's in UTC.
 *
 * @throws Refusal 400 for any other day.
 */
function readDayOfStart(text: string, startTime: Date): string {
  const day = readDay('date', text);
  const startDay = startTime.toISOString().slice(0, 10);
  if (Math.abs(Date.parse(day) - Date.parse(startDay)) > dayMs) {
    throw invalid('date', 'must be the day on which the event starts');
  }
  return day;
}

/** @throws Refusal 400 for a day, times or a link that cannot be; 429 past the limit of new skills. */
export async function createEvent(
  context: AppContext,
  by: MemberTakers,
  draft: EventDraft,
): Promise<events.EventRow> {
  const startTime = readInstant('start_time', draft.start_time);
  const endTime = readInstant('end_time', draft.end_time);
  if (endTime <= startTime) throw new Refusal('invalid', 'Start time must be earlier than end time.');
  const row = {
    host_id: by.member,
    title: draft.title.trim(),
    description: draft.description.trim(),
    day: readDayOfStart(draft.date, startTime),
    start_time: startTime,
    end_time: endTime,
    link: readLink('link', draft.link),
    max_participants: draft.max_participants,
    created_at: context.clock(),
  };
  const id = await inTransaction(context.db, async (trx) => {
    const skills = await ensureSkills(context, trx, draft.skills, { memberId: by.member, takers: by });
    return await events.insertEvent(trx, row, skills.idsOf(draft.skills));
  });
  return await readEvent(context, id);
}
