import type { Insertable } from 'kysely';
import type {
  EventHostTable,
  EventRegistrationTable,
  EventReviewTable,
  EventSkillTable,
  EventTable,
  EventUpdateTable,
  EventWaitlistTable,
  SeriesTable,
} from '../../db/tables/events.ts';
import { daysOf, ruleFrom } from '../../series-days.ts';
import { type DemoEvent, demoEvents } from '../community.ts';
import { before, day, earliest, instantOn, minute } from '../demo-calendar.ts';
import { demoId, memberId, skillId } from '../demo-identity.ts';
import { demoCovers } from '../demo-pictures.ts';

/** How long before its start an event is announced. */
const notice = 21 * day;
/** What members write with their requests; some write nothing. */
const notes = ['I am a beginner. Is that all right?', null, 'I would love to come, and I can stay to the end.'];

/** Distant events were announced this long before seeding. */
const newest = 3 * day;

/** Returns the events that repeat. */
export function seriesRows(now: Date): Insertable<SeriesTable>[] {
  return demoEvents.flatMap((event) => {
    if (event.weeks === undefined) return [];
    const first = startOf(event, now).toISOString().slice(0, 10);
    const rrule = ruleFrom(first, 'week');
    const last_day = daysOf(rrule, { first, limit: event.weeks }).at(-1) ?? first;
    const row = { host_id: memberId(event.host), rrule, time_zone: 'UTC', dates: event.weeks, last_day };
    return [{ ...row, id: seriesId(event), created_at: announcedAt(event, now) }];
  });
}

/** Returns the events, earliest announcement first. */
export function eventRows(now: Date): Insertable<EventTable>[] {
  return demoEvents
    .flatMap(datesOf)
    .map(({ event, position }) => {
      const start = startOf(event, now);
      return {
        id: eventId(event, position),
        host_id: memberId(event.host),
        title: event.title,
        description: event.description,
        day: start.toISOString().slice(0, 10),
        start_time: start,
        end_time: before(start, -event.minutes * minute),
        link: `https://meet.example.org/${event.slug}`,
        max_participants: event.places,
        auto_approve: event.autoApprove ?? false,
        participants_count: event.approved.length,
        cancelled_at: cancelledAt(event, now),
        language: event.language ?? 'en',
        recording: event.hasRecording ? `https://video.example.org/${event.slug}` : null,
        image_hash: demoCovers.get(event.slug)?.hash ?? null,
        created_at: announcedAt(event, now),
        ...(position !== null && { series_id: seriesId(event), series_position: position }),
      };
    })
    .sort((left, right) => left.created_at.getTime() - right.created_at.getTime());
}

/** Returns the skills that each event teaches, in order. */
export function eventSkillRows(): Insertable<EventSkillTable>[] {
  return demoEvents
    .flatMap(datesOf)
    .flatMap(({ event, position: date }) =>
      event.skills.map((name, position) => ({ event_id: eventId(event, date), skill_id: skillId(name), position })),
    );
}

/**
 * Returns participants and requests. Requests are spread evenly between the announcement and the
 * event's start, its cancellation or the seeding; the host answered half an interval later.
 */
export function registrationRows(now: Date): Insertable<EventRegistrationTable>[] {
  return demoEvents.flatMap((event) => {
    const pending = event.pending ?? [];
    const opened = announcedAt(event, now);
    const closed = earliest(now, startOf(event, now), cancelledAt(event, now) ?? now);
    const step = (closed.getTime() - opened.getTime()) / (event.approved.length + pending.length + 1);
    return [...event.approved, ...pending].map((key, index) => {
      const approved = index < event.approved.length;
      return {
        event_id: eventId(event),
        member_id: memberId(key),
        state: approved ? 'approved' : 'pending',
        requested_at: before(opened, -(index + 1) * step),
        approved_at: approved ? before(opened, -(index + 1.5) * step) : null,
        came: approved && tookPlace(event) ? event.missed?.includes(key) !== true : null,
        message: approved ? null : (notes[index % notes.length] ?? null),
      } satisfies Insertable<EventRegistrationTable>;
    });
  });
}

const tookPlace = ({ day: days, cancelledDaysAgo }: DemoEvent) => days < 0 && cancelledDaysAgo === undefined;

/** Returns the reviews of past events, oldest first: guests write on the next days. */
export function eventReviewRows(now: Date): Insertable<EventReviewTable>[] {
  return demoEvents
    .flatMap((event) =>
      Object.entries(event.reviews ?? {}).map(([key, [rating, comment]], index) => ({
        id: demoId('event-review', event.slug, key),
        event_id: eventId(event),
        author_id: memberId(key),
        rating,
        comment,
        created_at: before(startOf(event, now), -(index + 1) * day),
      })),
    )
    .sort((left, right) => left.created_at.getTime() - right.created_at.getTime());
}

/** Returns the members on waitlists, in their order. */
export function waitlistRows(now: Date): Insertable<EventWaitlistTable>[] {
  return demoEvents.flatMap((event) =>
    (event.waiting ?? []).map((key, index) => ({
      event_id: eventId(event),
      member_id: memberId(key),
      joined_at: before(now, day - index * minute),
    })),
  );
}

/** Returns co-hosts, who accepted on the day of the announcement. */
export function cohostRows(now: Date): Insertable<EventHostTable>[] {
  return demoEvents.flatMap((event) =>
    (event.cohosts ?? []).map((key) => {
      const at = announcedAt(event, now);
      return { event_id: eventId(event), member_id: memberId(key), state: 'accepted', invited_at: at, accepted_at: at };
    }),
  );
}

/** Returns what hosts wrote to their guests. */
export function updateRows(now: Date): Insertable<EventUpdateTable>[] {
  return demoEvents.flatMap((event) =>
    (event.updates ?? []).map((text) => ({
      event_id: eventId(event),
      text,
      to_waitlist: false,
      created_at: before(now, day),
    })),
  );
}

/** Returns the dates of an event, each as an event of its own. */
function datesOf(event: DemoEvent): { event: DemoEvent; position: number | null }[] {
  if (event.weeks === undefined) return [{ event, position: null }];
  return Array.from({ length: event.weeks }, (_, week) => ({
    event: week === 0 ? event : { ...event, day: event.day + week * 7, approved: [], pending: [] },
    position: week + 1,
  }));
}

function eventId(event: DemoEvent, position: number | null = null): string {
  return position === null || position === 1
    ? demoId('event', event.slug)
    : demoId('event', event.slug, String(position));
}

function seriesId(event: DemoEvent): string {
  return demoId('series', event.slug);
}

function startOf(event: DemoEvent, now: Date): Date {
  return instantOn(now, event.day, event.at);
}

function announcedAt(event: DemoEvent, now: Date): Date {
  return earliest(before(startOf(event, now), notice), before(now, newest));
}

function cancelledAt(event: DemoEvent, now: Date): Date | null {
  return event.cancelledDaysAgo === undefined ? null : before(now, event.cancelledDaysAgo * day);
}
