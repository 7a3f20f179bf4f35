import type { Queue } from 'pg-boss';

/** A change to how an account can be opened, which its member gets an email about. */
export type AccessChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'calendar-address-made';

/**
 * An email about a member's account. It never contains a token, which is created when the email is
 * composed. The job's row in `email_requests` says what the email's link may do.
 */
export type AccountEmail =
  | { about: 'verify' | 'let-in' | 'password-changed' | 'password-reset' | AccessChange; memberId: string }
  /** Somebody was declined who had asked to join. */
  | { about: 'join-declined'; joinRequestId: string }
  /** An operator has invited an address of `invited_addresses`. */
  | { about: 'invited'; invitedAddressId: string }
  /** A link for a new password, if the address has an account. */
  | { about: 'reset'; requestId: string }
  /** A link that confirms a new address, or one that undoes a change of address or turns off codes. */
  | { about: 'change' | 'address-changed' | 'codes-on'; memberId: string; requestId: string }
  /** A log-in at this instant, in ISO 8601, on an unknown device. */
  | { about: 'new-device'; memberId: string; agent: string; at: string }
  /** The account is erased at this instant, in ISO 8601, unless its member logs in before. */
  | { about: 'leaving'; memberId: string; at: string }
  /** The copy of a member's data can be downloaded. */
  | { about: 'export-ready'; memberId: string };

/** The data of each queue's jobs. */
export interface JobData {
  /** Sends a notification by email. */
  email: { notificationId: number };
  /** Sends a notification to the device of an auth session. */
  push: { notificationId: number; sessionId: string };
  /**
   * Sends a member's digest, or with `isWaiting` what waited until their address was confirmed, or with `isNews` what is new
   * after weeks without a visit.
   */
  digest: { memberId: string; isWaiting?: true; isNews?: true };
  'account-email': AccountEmail;
  /** Sends the current state of a session, an event or several dates of a series to a member's calendar. */
  invitation: { sessionId: string; memberId: string } | { eventId: string; eventIds?: string[]; memberId: string };
  /** Notifies followers of the skills of a new event, those whose ids follow this one. */
  followers: { eventId: string; after?: string };
  /** Notifies the next members of an announcement, those whose ids follow this one; null for the first. */
  announcements: { announcementId: string; after: string | null };
  /** Makes a copy of a member's data. */
  export: { memberId: string };
  /** Emails that could not be sent within two days; an operator can retry them. */
  'dead-email': { notificationId: number } | { memberId: string } | AccountEmail;
  /** Sends reminders of upcoming events and sessions, and offers free places to waitlists. */
  reminders: object;
  /** Notifies members of new matches and new results of saved searches. */
  alerts: object;
  /** Erases the accounts whose grace period has ended. */
  erasures: object;
  /** Queues the digests of this hour. */
  digests: object;
  /** Counts the weeks of the community, for operators. */
  numbers: object;
  /** Makes a backup of the embedded database, once a day. */
  backups: object;
  /** Removes expired rows, and updates counts that change slowly. */
  upkeep: object;
}

export type QueueName = keyof JobData;

/** Exponential backoff from half a minute to one hour: about two days in all. */
const overTwoDays = { retryLimit: 50, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 };

/** Recurring jobs are not retried; at most one is queued. */
const recurring = { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: 3_600 } as const;

/** In the order of creation: a dead-letter queue before the queues that use it. */
export const queues: Record<QueueName, Omit<Queue, 'name'>> = {
  'dead-email': { retentionSeconds: 90 * 24 * 3_600 },
  email: {
    ...overTwoDays,
    notify: true,
    expireInSeconds: 60,
    deadLetter: 'dead-email',
    deleteAfterSeconds: 24 * 3_600,
  },
  // Retries for about an hour; a later push would be useless.
  push: {
    notify: true,
    retryLimit: 8,
    retryDelay: 15,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 3_600,
  },
  digest: { ...overTwoDays, expireInSeconds: 60, deadLetter: 'dead-email', deleteAfterSeconds: 24 * 3_600 },
  'account-email': {
    ...overTwoDays,
    notify: true,
    expireInSeconds: 60,
    deadLetter: 'dead-email',
    deleteAfterSeconds: 3_600,
  },
  invitation: {
    ...overTwoDays,
    notify: true,
    expireInSeconds: 60,
    deadLetter: 'dead-email',
    deleteAfterSeconds: 24 * 3_600,
  },
  followers: {
    notify: true,
    retryLimit: 8,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: 3_600,
  },
  // A batch whose server was killed is done by another one a minute later.
  announcements: { ...overTwoDays, notify: true, expireInSeconds: 60, deleteAfterSeconds: 24 * 3_600 },
  export: { notify: true, retryLimit: 5, retryDelay: 60, expireInSeconds: 15 * 60, deleteAfterSeconds: 3_600 },
  reminders: recurring,
  alerts: recurring,
  erasures: recurring,
  digests: recurring,
  numbers: recurring,
  backups: recurring,
  upkeep: recurring,
};

/** When recurring jobs run, as cron expressions in UTC. */
export const schedules: Partial<Record<QueueName, string>> = {
  reminders: '* * * * *',
  alerts: '* * * * *',
  erasures: '20 * * * *',
  digests: '5 * * * *',
  numbers: '0 * * * *',
  // Hourly, for servers that were off, or had no room, at the quiet hour.
  backups: '30 * * * *',
  upkeep: '35 3 * * *',
};
