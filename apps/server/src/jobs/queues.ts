import type { Queue } from 'pg-boss';

/** A change of what opens an account, or a part of it, that its member gets an email about. */
export type AccessChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'calendar-address-made';

/**
 * An email about a member's account. None holds a token: that is made when the email is composed. What a link of it may do
 * is in the row of `email_requests` that the job names.
 */
export type AccountEmail =
  | { about: 'verify' | 'password-changed' | 'password-reset' | AccessChange; memberId: string }
  /** A link for a new password, where the address has an account. */
  | { about: 'reset'; requestId: string }
  /** A link that makes the request's address the member's; one that takes back a change of address, or codes. */
  | { about: 'change' | 'address-changed' | 'codes-on'; memberId: string; requestId: string }
  /** Somebody logged in at this instant, in ISO 8601, on a device that is not known. */
  | { about: 'new-device'; memberId: string; agent: string; at: string }
  /** The account is erased at this instant, in ISO 8601, unless its member logs in before. */
  | { about: 'leaving'; memberId: string; at: string }
  /** The copy of a member's data can be downloaded. */
  | { about: 'export-ready'; memberId: string };

/** The data of each queue's jobs. */
export interface JobData {
  /** Sends a notification by email. */
  email: { notificationId: number };
  /** Sends a notification to the device of a log-in. */
  push: { notificationId: number; sessionId: string };
  /** Sends a member's digest. */
  digest: { memberId: string };
  'account-email': AccountEmail;
  /** Sends a member a session or an event as it is, for their calendar. */
  invitation: { sessionId: string; memberId: string } | { eventId: string; memberId: string };
  /** Makes a copy of a member's data. */
  export: { memberId: string };
  /** Emails that could not be sent in two days: an operator can retry them. */
  'dead-email': { notificationId: number } | { memberId: string } | AccountEmail;
  /** Reminds of events and sessions that are near. */
  reminders: object;
  /** Erases the accounts whose members have left. */
  erasures: object;
  /** Queues the digests of this hour. */
  digests: object;
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
  // For about an hour: a later push would be no use.
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
  export: { notify: true, retryLimit: 5, retryDelay: 60, expireInSeconds: 15 * 60, deleteAfterSeconds: 3_600 },
  reminders: recurring,
  erasures: recurring,
  digests: recurring,
  upkeep: recurring,
};

/** When recurring jobs come, as cron says it, in UTC. */
export const schedules: Partial<Record<QueueName, string>> = {
  reminders: '* * * * *',
  erasures: '20 * * * *',
  digests: '5 * * * *',
  upkeep: '35 3 * * *',
};
