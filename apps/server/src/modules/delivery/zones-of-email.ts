import type { AppContext } from '../../context.ts';
import type { Clock } from '../../dates-in-words.ts';
import { findZone } from '../notifications/settings-repository.ts';
import type { SessionRow } from '../sessions/repository.ts';

/** What an email is about: who meets its reader. */
interface About {
  memberId: string;
  session?: Pick<SessionRow, 'one_id' | 'two_id'> | null;
  eventId?: string | undefined;
  actors?: readonly string[];
}

/**
 * Returns the other member's zone, which stands beside UTC in an email to a member whose own is unknown; nothing if it is
 * known.
 */
export async function zonesOf(
  { db }: Pick<AppContext, 'db'>,
  { memberId, session = null, eventId, actors = [] }: About,
): Promise<Pick<Clock, 'unknownBeside'>> {
  if ((await findZone(db, memberId)).zone !== null) return {};
  const host =
    eventId === undefined
      ? undefined
      : await db.selectFrom('events').select('host_id').where('id', '=', eventId).executeTakeFirst();
  const people = [session?.one_id, session?.two_id, host?.host_id ?? undefined, actors.at(-1)];
  const otherId = people.find((id): id is string => id !== undefined && id !== memberId);
  if (otherId === undefined) return { unknownBeside: { otherZone: null } };
  const { zone, isHidden } = await findZone(db, otherId);
  return { unknownBeside: { otherZone: isHidden || zone === 'UTC' ? null : zone } };
}
