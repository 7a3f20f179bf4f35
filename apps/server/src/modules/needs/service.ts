import type { AppContext } from '../../context.ts';
import type { NeedRow } from './need-row.ts';
import { findNeeds } from './repository.ts';

/** Returns what waits for a member, in its order. */
export async function needsOf({ db, clock, settings }: AppContext, memberId: string): Promise<NeedRow[]> {
  const rows = await findNeeds(db, { viewerId: memberId, now: clock() });
  // Without confirmation, every address takes emails.
  return settings.verifyEmail === 'off' ? rows.filter(({ kind }) => kind !== 'confirmAddress') : rows;
}
