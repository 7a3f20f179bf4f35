import type { sql } from 'kysely';

export interface CommunitySize {
  members: number;
  events: number;
  skills: number;
  /** Each of two members, and a review of every second one. */
  sessions: number;
  /** Ten messages in each. */
  conversations: number;
}

/** A thing of two members: its author or first member, and the other one. */
export interface Parts {
  /** The database's choice without it. */
  id?: string | undefined;
  one: string;
  two: string;
  now: Date;
}

/** An instant in a statement. */
export type Instant = ReturnType<typeof sql>;
