import { msg } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { say } from '../../texts/texts.ts';
import { sessionPath } from '../notifications/session-path.ts';
import { endOf } from '../sessions/status.ts';
import { itemOfEvent, itemOfSession } from './items.ts';
import { type CalendarItem, type Invitation, makeInvitations } from './make-ics.ts';
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

/** The current state of a session, an event or several dates of a series, for one member's calendar. */
export interface Invited {
  title: string;
  /** Earliest first. */
  dates: { startsAt: string; isCanceled: boolean }[];
  /** Its page on the site. */
  page: { path: string; label: string };
  /** One with the dates that take place for the member, one with those that do not, or only one of these. */
  invitations: Invitation[];
}

interface Reader {
  id: string;
  name: string;
  email: string;
}

type InvitingContext = Pick<AppContext, 'db' | 'clock' | 'settings' | 'community'>;

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
  return invitedTo(context, [item], to, { path: sessionPath(sessionId), label: say(msg`See the session`) });
}

/**
 * Returns an event, or several dates of a series, without those that have ended; null if all have. Removes those that the
 * member does not attend or can no longer find; with `onlyOwn`, leaves out those that the member does not attend.
 */
export async function eventInvitation(
  context: InvitingContext,
  eventIds: readonly string[],
  to: Reader,
  { onlyOwn }: { onlyOwn: boolean },
): Promise<Invited | null> {
  const { db, settings } = context;
  const now = context.clock();
  const events = await calendars.findInvitedEvents(db, eventIds, to.id);
  const items = events
    .filter(({ end_time, takes_part }) => end_time > now && (takes_part || !onlyOwn))
    .map((event) => {
      const item = itemOfEvent(event, { viewerId: to.id, siteUrl: settings.siteUrl, withLinks: true, now });
      const isOff = item.status === 'CANCELLED' || event.is_hidden || !event.takes_part;
      return { ...item, changedAt: now, ...(isOff && { status: 'CANCELLED' as const, link: null }) };
    });
  return invitedTo(context, items, to, { path: '/userDashboard/events', label: say(msg`See your events`) });
}

function invitedTo(
  { settings: { siteUrl, mail }, community }: InvitingContext,
  items: readonly CalendarItem[],
  to: Reader,
  page: Invited['page'],
): Invited | null {
  const [first] = items;
  if (first === undefined) return null;
  const mailbox = { name: to.name, address: to.email };
  return {
    title: first.title,
    dates: items.map(({ startsAt, status }) => ({
      startsAt: startsAt.toISOString(),
      isCanceled: status === 'CANCELLED',
    })),
    page,
    invitations: makeInvitations(items, { siteUrl, community: community.values.name, from: mail.from, to: mailbox }),
  };
}
