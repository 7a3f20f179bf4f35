import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import type { Database } from '../../db/schema.ts';
import { findStanding } from './repository.ts';

/** What a token says of its session. */
export interface NamedSession {
  sessionId: string;
  memberId: string;
}

/** Whether a session has neither ended nor expired, asked of the database each time. */
export type SessionStands = (session: NamedSession) => Promise<boolean>;

/** Asks for all callers of the moment at once: every call but a visitor's asks this first. */
export function createSessionStands(db: Kysely<Database>, clock: Clock): SessionStands {
  return batchPerTick(async (sessions) => {
    const standing = await findStanding(db, [...new Set(sessions.map(({ sessionId }) => sessionId))], clock());
    return sessions.map(({ sessionId, memberId }) => standing.get(sessionId) === memberId);
  });
}
