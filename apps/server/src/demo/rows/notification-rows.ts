import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Insertable } from 'kysely';
import type { NotificationDetails, NotificationTable } from '../../db/tables/notifications.ts';
import { earliest, hour } from '../demo-calendar.ts';
import { eventReviewRows, eventRows, registrationRows } from './event-rows.ts';
import { reviewRows, sessionRows } from './session-rows.ts';

/** A notification: its cause and its actor. */
interface Told {
  kind: NotificationKind;
  subject: string;
  to: string;
  by: string;
  at: Date;
  details?: NotificationDetails;
}

/** Returns the notifications of the community's events, oldest first, all read. */
export function notificationRows(now: Date): Insertable<NotificationTable>[] {
  return [...requests(now), ...sessions(now), ...reviews(now), ...eventReviews(now)]
    .sort((left, right) => left.at.getTime() - right.at.getTime())
    .map(({ kind, subject, to, by, at, details = {} }) => ({
      member_id: to,
      kind,
      subject,
      actors: [by],
      details: JSON.stringify(details),
      first_at: at,
      last_at: at,
      read_at: earliest(now, new Date(at.getTime() + 3 * hour)),
      emailed_count: 1,
    }));
}

/** Notifies hosts of requests and guests of decisions. */
function requests(now: Date): Told[] {
  const events = new Map(eventRows(now).map((event) => [event.id, event]));
  return registrationRows(now).flatMap(({ event_id, member_id, requested_at = now, approved_at }) => {
    const event = events.get(event_id);
    if (event === undefined) return [];
    const startsAt = new Date(event.start_time).toISOString();
    const about = { subject: event_id, details: { eventId: event_id, title: event.title, startsAt } };
    const host = event.host_id;
    const asked: Told = { ...about, kind: 'eventRequest', to: host, by: member_id, at: new Date(requested_at) };
    if (!approved_at) return [asked];
    return [asked, { ...about, kind: 'eventApproved', to: member_id, by: host, at: new Date(approved_at) }];
  });
}

function sessions(now: Date): Told[] {
  return sessionRows(now).map(({ id = '', user_one, user_two, date, created_at = now }) => ({
    kind: 'sessionPlanned',
    subject: id,
    to: user_two,
    by: user_one,
    at: new Date(created_at),
    details: { startsAt: new Date(date).toISOString() },
  }));
}

function reviews(now: Date): Told[] {
  return reviewRows(now).map(({ session_id, author_id, subject_id, created_at = now }) => ({
    kind: 'review',
    subject: session_id,
    to: subject_id,
    by: author_id,
    at: new Date(created_at),
  }));
}

function eventReviews(now: Date): Told[] {
  const events = new Map(eventRows(now).map((event) => [event.id, event]));
  return eventReviewRows(now).flatMap(({ event_id, author_id, created_at = now }) => {
    const event = events.get(event_id);
    if (event === undefined) return [];
    const details = { eventId: event_id, title: event.title };
    const to = event.host_id;
    return [{ kind: 'eventReview', subject: event_id, to, by: author_id, at: new Date(created_at), details }];
  });
}
