import type { EventChange } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { readInstant, readLink } from '../../input.ts';
import { mayManageEvent } from '../../policy.ts';
import { conflict, forbidden, type Refusal } from '../../refusals.ts';
import type { EventRow } from '../events/repository.ts';
import { readEvent, statusOf } from '../events/service.ts';
import { endAfter } from './event-times.ts';
import * as changes from './repository.ts';

/** @throws Refusal 404 without such an event, 403 to anybody but its host. */
export async function readHostedEvent(context: AppContext, memberId: string, id: string): Promise<EventRow> {
  const event = await readEvent(context, id);
  if (!mayManageEvent(memberId, event)) throw forbidden('Only the host may do this.');
  return event;
}

/** Why an event takes no changes and no members any more; null while it is upcoming. */
export function closedBecause(event: EventRow, now: Date): Refusal | null {
  const status = statusOf(event, now);
  if (status === 'Upcoming') return null;
  return conflict(status === 'Cancelled' ? 'This event was canceled.' : 'This event is over.');
}

function readChange(change: EventChange): changes.EventPatch {
  const start = readInstant('start_time', change.start_time);
  const end = endAfter(start, readInstant('end_time', change.end_time));
  return {
    day: start.toISOString().slice(0, 10),
    start_time: start,
    end_time: end,
    ...(change.link === undefined ? {} : { link: readLink('link', change.link) }),
    ...(change.max_participants === undefined ? {} : { max_participants: change.max_participants }),
  };
}

/**
 * Changes an upcoming event's times, link and size.
 *
 * @throws Refusal 403 to anybody but the host; 409 when it is not upcoming, or smaller than the members who are in.
 */
export async function updateEvent(
  context: AppContext,
  memberId: string,
  id: string,
  change: EventChange,
): Promise<EventRow> {
  const patch = readChange(change);
  const { id: eventId } = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  const isChanged = await changes.updateUpcomingEvent(context.db, eventId, patch, now);
  const event = await readEvent(context, eventId);
  if (isChanged) return event;
  const enrolled = event.participants_count;
  throw (
    closedBecause(event, now) ??
    conflict(`max_participants: must be at least ${enrolled}, the members who already take part`)
  );
}

/** Cancels an upcoming event. @throws Refusal 403 to anybody but the host, 409 when it is not upcoming. */
export async function cancelEvent(context: AppContext, memberId: string, id: string): Promise<void> {
  const { id: eventId } = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  if (await changes.cancelUpcomingEvent(context.db, eventId, now)) return;
  const event = await readEvent(context, eventId);
  throw closedBecause(event, now) ?? conflict('This event has just changed. Try again.');
}
