import type { AppContext } from '../../context.ts';
import type { Clock } from '../../dates-in-words.ts';
import { findZone } from '../notifications/settings-repository.ts';
import type { SessionRow } from '../sessions/repository.ts';
import { findHostId } from './repository.ts';

/** What an email is about: who meets its reader. */
interface About {
  memberId: string;
  session?: Pick<SessionRow, 'one_id' | 'two_id'> | null;
  eventId?: string | undefined;
  actors?: readonly string[];
}

/**
 * Returns the other member's zone, which stands beside the community's in an email to a member whose own is unknown;
 * nothing if it is known.
 */
export async function zonesOf(
  { db, community }: Pick<AppContext, 'db' | 'community'>,
  { memberId, session = null, eventId, actors = [] }: About,
): Promise<Pick<Clock, 'unknownBeside'>> {
  if ((await findZone(db, memberId)).zone !== null) return {};
  const hostId = eventId && (await findHostId(db, eventId));
  const people = [session?.one_id, session?.two_id, hostId, actors.at(-1)];
  const otherId = people.find((id) => id && id !== memberId);
  if (!otherId) return { unknownBeside: { otherZone: null } };
  const { zone, isHidden } = await findZone(db, otherId);
  return { unknownBeside: { otherZone: isHidden || zone === community.values.timeZone ? null : zone } };
}
