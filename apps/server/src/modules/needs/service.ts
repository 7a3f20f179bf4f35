import type { AppContext } from '../../context.ts';
import { isOffered } from '../community/offered.ts';
import type { NeedRow } from './need-row.ts';
import { findLastVisit, findNews, type NewsReader } from './news-repository.ts';
import type { NewsRow } from './news-row.ts';
import { findNeeds } from './repository.ts';

/** Returns what waits for a member, in its order. */
export async function needsOf({ db, clock, settings, community }: AppContext, memberId: string): Promise<NeedRow[]> {
  const rows = await findNeeds(db, { viewerId: memberId, now: clock() });
  return rows.filter(
    ({ kind }) =>
      // Without confirmation, every address takes emails.
      (kind !== 'confirmAddress' || settings.verifyEmail !== 'off') &&
      (kind !== 'checkIn' || isOffered(community.values, 'check-in')),
  );
}

/** What is new since a member's last visit. */
export interface SinceLastVisit {
  /** The day (UTC) of the visit. */
  day: string;
  rows: NewsRow[];
}

/** Returns what is new for a member who came back after weeks, for a day; null for everybody else, and without any news. */
export async function newsOf(context: AppContext, memberId: string): Promise<SinceLastVisit | null> {
  const { db, clock } = context;
  const now = clock();
  const day = await findLastVisit(db, memberId, now);
  if (day === null) return null;
  const rows = await offeredNews(context, { viewerId: memberId, since: new Date(day), now });
  return rows.length === 0 ? null : { day, rows };
}

/** Returns what is new for a member, of what the community offers. */
export async function offeredNews({ db, community }: AppContext, reader: NewsReader): Promise<NewsRow[]> {
  const rows = await findNews(db, reader);
  const hasEvents = isOffered(community.values, 'events');
  const hasSessions = isOffered(community.values, 'sessions');
  return rows.filter(({ kind }) => (hasEvents || kind !== 'newEvent') && (hasSessions || kind !== 'meetAgain'));
}
