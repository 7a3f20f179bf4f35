import type { Generated } from 'kysely';
import type { Instant, OptionalInstant, Sequence } from './columns.ts';

export interface RingTable {
  id: Generated<string>;
  seq: Sequence;
  key: string;
  started_by: string;
  /** What its proposer wrote to the others. */
  note: Generated<string>;
  created_at: Instant;
  expires_at: Instant;
  /** When all had accepted; null while somebody has not. */
  agreed_at: OptionalInstant;
  ended_at: OptionalInstant;
  /** Its members have been notified that it has expired. */
  told_at: OptionalInstant;
  /** Rises with each change. */
  version: Generated<number>;
}

/** Each member teaches the one at the next position, and the last one the first. */
export interface RingSeatTable {
  ring_id: string;
  position: number;
  member_id: string;
  /** The skill that the member teaches. */
  gives: string;
  answer: 'waiting' | 'accepted' | 'declined' | 'left';
  answered_at: OptionalInstant;
}

/** Somebody declined this ring: a row for each of its members. */
export interface RingDeclineTable {
  member_id: string;
  key: string;
  at: Instant;
}
