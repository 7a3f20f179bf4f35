import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { sessionPath } from '../notifications/session-path.ts';
import { endOf } from '../sessions/status.ts';
import { itemOfEvent, itemOfSession } from './items.ts';
import { type CalendarItem, type Invitation, makeInvitation } from './make-ics.ts';
import * as calendars from './repository.ts';

/**
 * Notification kinds whose emails update calendars, with the kind whose setting decides. For sessions,
 * that is the setting for responses.
 */
export const calendarChoices: Partial<Record<NotificationKind, NotificationKind>> = {
  sessionAnswered: 'sessionAnswered',
  sessionChanged: 'sessionAnswered',
  sessionCanceled: 'sessionAnswered',
  eventApproved: 'eventApproved',
  eventChanged: 'eventChanged',
  eventCanceled: 'eventCanceled',
};

/** The current state of a session or an event, for one member's calendar. */
export interface Invited {
  title: string;
  startsAt: string;
  /** Its page on the site. */
  page: { path: string; label: string };
  invitation: Invitation;
}

interface Reader {
  id: string;
  name: string;
  email: string;
}

type InvitingContext = Pick<AppContext, 'db' | 'clock' | 'settings'>;

/** Null unless both have agreed to the session, and once it has ended: no calendar needs an update. */
export async function sessionInvitation(
  context: InvitingContext,
  sessionId: string,
  to: Reader,
): Promise<Invited | null> {
  const { db, settings } = context;
  const now = context.clock();
  // Not filtered by blocks: a blocked session may still be in the calendar.
  const session = await calendars.findSession(db, sessionId, null);
  if (session === undefined || session.agreed_at === null || endOf(session) <= now) return null;
  const item = itemOfSession(session, { viewerId: to.id, siteUrl: settings.siteUrl, withLinks: true, now });
  return invitedTo(context, item, to, { path: sessionPath(sessionId), label: 'See the session' });
}

/**
 * Null for an event that has ended. Removes the event for a member who does not attend it or can no
 * longer find it.
 */
export async function eventInvitation(context: InvitingContext, eventId: string, to: Reader): Promise<Invited | null> {
  const { db, settings } = context;
  const now = context.clock();
  const event = await calendars.findInvitedEvent(db, eventId, to.id);
  if (event === undefined || event.end_time <= now) return null;
  const item = itemOfEvent(event, { viewerId: to.id, siteUrl: settings.siteUrl, withLinks: true, now });
  const isOff = item.status === 'CANCELLED' || event.is_hidden || !event.takes_part;
  const own = { ...item, changedAt: now, ...(isOff && { status: 'CANCELLED' as const, link: null }) };
  return invitedTo(context, own, to, { path: '/userDashboard/events', label: 'See your events' });
}

function invitedTo(
  { settings: { siteUrl, mail } }: InvitingContext,
  item: CalendarItem,
  to: Reader,
  page: Invited['page'],
): Invited {
  const mailbox = { name: to.name, address: to.email };
  return {
    title: item.title,
    startsAt: item.startsAt.toISOString(),
    page,
    invitation: makeInvitation(item, { siteUrl, from: mail.from, to: mailbox }),
  };
}
