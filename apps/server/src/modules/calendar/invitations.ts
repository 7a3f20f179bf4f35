import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { endOf } from '../sessions/status.ts';
import { itemOfSession } from './items.ts';
import { type Invitation, makeInvitation } from './make-ics.ts';
import * as calendars from './repository.ts';

/** Emails about answers and all emails for one's calendar are chosen together. */
export const chosenAs = 'sessionAnswered';

/**
 * Sends a member who has just agreed to a session, or changed or canceled one that both had agreed to, what their
 * calendar has to know of it, in the transaction that makes it so. The other member gets it with their notification.
 */
export async function queueInvitation(
  { jobs }: Pick<AppContext, 'jobs'>,
  trx: Transaction<Database>,
  sessionId: string,
  memberId: string,
): Promise<void> {
  await jobs.add(trx, 'invitation', [{ sessionId, memberId }]);
}

/** A session as it is now for the calendar of one of its members. */
export interface InvitedSession {
  other: string;
  startsAt: string;
  invitation: Invitation;
}

/** Null unless both have agreed to the session, and once it is over: no calendar has to change. */
export async function invitationTo(
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  sessionId: string,
  to: { id: string; name: string; email: string },
): Promise<InvitedSession | null> {
  const now = clock();
  // A block has ended it, perhaps: it is in the calendar all the same.
  const session = await calendars.findSession(db, sessionId, null);
  if (session === undefined || session.agreed_at === null || endOf(session) <= now) return null;
  const { siteUrl, mail } = settings;
  const item = itemOfSession(session, { viewerId: to.id, siteUrl, withLinks: true, now });
  const mailbox = { name: to.name, address: to.email };
  return {
    other: session.one_id === to.id ? session.two_name : session.one_name,
    startsAt: session.date.toISOString(),
    invitation: makeInvitation(item, { siteUrl, from: mail.from, to: mailbox }),
  };
}
