import type { EventChange } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { readDay, readInstant, readLink } from '../../input.ts';
import { conflict } from '../../refusals.ts';
import { endAfter, movedDay, requireChangedTimes } from '../events/event-times.ts';
import type { EventRow } from '../events/repository.ts';
import { readEvent, readHostedEvent } from '../events/service.ts';
import { closedBecause } from '../events/status.ts';
import * as changes from './repository.ts';

function readChange(change: EventChange): Omit<changes.EventPatch, 'day'> {
  const start = readInstant('start_time', change.start_time);
  const end = endAfter(start, readInstant('end_time', change.end_time));
  return {
    start_time: start,
    end_time: end,
    ...(change.link === undefined ? {} : { link: readLink('link', change.link) }),
    ...(change.max_participants === undefined ? {} : { max_participants: change.max_participants }),
  };
}

/**
 * Changes an upcoming event's times, link and size.
 *
 * @throws Refusal 400 for times or a link that cannot be; 403 to anybody but the host; 409 when it is not upcoming, or
 * smaller than the members who are in.
 */
export async function updateEvent(
  context: AppContext,
  memberId: string,
  id: string,
  change: EventChange,
): Promise<EventRow> {
  const patch = readChange(change);
  const before = await readHostedEvent(context, memberId, id);
  const now = context.clock();
  // An event that is over says so, whatever its times.
  if (closedBecause(before, now) === null) requireChangedTimes(before, patch, now);
  // Two edits at once agree on it: no edit changes how far the day is from the start's.
  const day = readDay('start_time', movedDay(before.day, before.start_time, patch.start_time).toISOString());
  const isChanged = await changes.updateUpcomingEvent(context.db, before.id, { ...patch, day }, now);
  const event = await readEvent(context, before.id, memberId);
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
  const event = await readEvent(context, eventId, memberId);
  throw closedBecause(event, now) ?? conflict('This event has just changed. Try again.');
}
