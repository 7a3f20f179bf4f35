import type { AppContext } from '../../context.ts';
import type { NeedRow } from './need-row.ts';
import { findLastVisit, findNews } from './news-repository.ts';
import type { NewsRow } from './news-row.ts';
import { findNeeds } from './repository.ts';

/** Returns what waits for a member, in its order. */
export async function needsOf({ db, clock, settings }: AppContext, memberId: string): Promise<NeedRow[]> {
  const rows = await findNeeds(db, { viewerId: memberId, now: clock() });
  // Without confirmation, every address takes emails.
  return settings.verifyEmail === 'off' ? rows.filter(({ kind }) => kind !== 'confirmAddress') : rows;
}

/** What is new since a member's last visit. */
export interface SinceLastVisit {
  /** The day (UTC) of the visit. */
  day: string;
  rows: NewsRow[];
}

/** Returns what is new for a member who came back after weeks, for a day; null for everybody else, and without any news. */
export async function newsOf({ db, clock }: AppContext, memberId: string): Promise<SinceLastVisit | null> {
  const now = clock();
  const day = await findLastVisit(db, memberId, now);
  if (day === null) return null;
  const rows = await findNews(db, { viewerId: memberId, since: new Date(day), now });
  return rows.length === 0 ? null : { day, rows };
}
