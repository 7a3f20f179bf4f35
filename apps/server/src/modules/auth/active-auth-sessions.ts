import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import type { Database } from '../../db/schema.ts';
import { extendAuthSessions, findStanding, markSeen, type Standing } from './repository.ts';

/** The session that a token names. */
export interface NamedAuthSession {
  sessionId: string;
  memberId: string;
}

/** Reads a session from the database; null if it has ended or expired. */
export type AuthSessionStands = (session: NamedAuthSession) => Promise<Standing | null>;

/** Batches the look-ups of concurrent requests: every authenticated request makes one. */
export function createAuthSessionStands(db: Kysely<Database>, clock: Clock): AuthSessionStands {
  const seen = createSeenToday(db);
  return batchPerTick(async (sessions) => {
    const now = clock();
    const standing = await findStanding(db, [...new Set(sessions.map(({ sessionId }) => sessionId))], now);
    await seen(standing, now);
    return sessions.map(({ sessionId, memberId }) => {
      const found = standing.get(sessionId);
      if (found?.memberId !== memberId) return null;
      const { role, isOperator, isSuspended } = found;
      return { role, isOperator, isSuspended };
    });
  });
}

/** Notes that members were here, and extends their log-ins: once a day for each log-in, at its first call to this process. */
function createSeenToday(db: Kysely<Database>) {
  let today = '';
  let known = new Set<string>();
  return async (standing: ReadonlyMap<string, { memberId: string }>, now: Date): Promise<void> => {
    const day = now.toISOString().slice(0, 10);
    if (day !== today) known = new Set();
    today = day;
    const fresh = [...standing].filter(([sessionId]) => !known.has(sessionId));
    if (fresh.length === 0) return;
    for (const [sessionId] of fresh) known.add(sessionId);
    const members = new Set(fresh.map(([, { memberId }]) => memberId));
    // Reading still works on a database that cannot write.
    await Promise.allSettled([
      markSeen(db, [...members], now),
      extendAuthSessions(
        db,
        fresh.map(([sessionId]) => sessionId),
        now,
      ),
    ]);
  };
}
