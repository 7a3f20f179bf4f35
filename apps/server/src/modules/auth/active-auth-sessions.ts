import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import type { Database } from '../../db/schema.ts';
import { findStanding, type Standing } from './repository.ts';

/** The session that a token names. */
export interface NamedAuthSession {
  sessionId: string;
  memberId: string;
}

/** Reads a session from the database; null if it has ended or expired. */
export type AuthSessionStands = (session: NamedAuthSession) => Promise<Standing | null>;

/** Batches the look-ups of concurrent requests: every authenticated request makes one. */
export function createAuthSessionStands(db: Kysely<Database>, clock: Clock): AuthSessionStands {
  return batchPerTick(async (sessions) => {
    const standing = await findStanding(db, [...new Set(sessions.map(({ sessionId }) => sessionId))], clock());
    return sessions.map(({ sessionId, memberId }) => {
      const found = standing.get(sessionId);
      return found?.memberId === memberId ? { role: found.role, isSuspended: found.isSuspended } : null;
    });
  });
}
