import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';

/** The current state of a notification's subject when an email or push is sent. */
export interface Situation {
  db: Kysely<Database>;
  now: Date;
  memberId: string;
  /** Id of its event, session, conversation, ring or saved search. */
  subject: string;
  /** Ids of the members who did it, latest first. */
  actors: readonly string[];
  details: NotificationDetails;
  /** Null when it is not about an event, or about one that the member can no longer find. */
  event: ToldEvent | null;
  /** Null when it is not about a session, or about one that a block ended. */
  session: ToldSession | null;
  /** Reads of the domain's modules, which kinds cannot import. */
  domain: DomainReads;
}

export interface ToldEvent {
  title: string;
  start_time: Date;
  end_time: Date;
  link: string;
  host_name: string;
  /** Neither canceled nor hidden by a moderator, and its host can be found. */
  is_on: boolean;
  has_requests: boolean;
  /** A place is held for the member, or free for anybody. */
  has_offer: boolean;
  /** The member is on the waitlist, with or without an offer. */
  is_waiting: boolean;
  /** It has a recording or slides. */
  has_materials: boolean;
  /** The member has not answered an invitation to co-host, or an offer to host. */
  is_invited: boolean;
  /** The member's role in the event; null if none. */
  standing: 'host' | 'approved' | 'pending' | null;
}

export interface ToldSession {
  date: Date;
  /** When both members had agreed to it. */
  agreed_at: Date | null;
  /** Canceled, or an expired proposal. */
  is_canceled: boolean;
  /** The member who has to answer; null if nobody does. */
  waits_for: string | null;
}

export interface DomainReads {
  /** Returns those of these matches that the member can see now, best first. */
  findPossibleKeys: (keys: readonly string[]) => Promise<string[]>;
  /** Returns those of these members that the saved search still finds. */
  findStillFitting: (memberIds: readonly string[]) => Promise<string[]>;
}

/** It starts at the notification's time, and has not started. */
export function startsAsTold({ details, now }: Situation, start: Date | undefined): boolean {
  return start !== undefined && start > now && start.toISOString() === details.startsAt;
}
