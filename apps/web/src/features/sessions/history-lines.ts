import type { Session, SessionStep } from '@skill-exchange/api-client/types';
import { sidesOf } from '@skill-exchange/ui/components/session-sides';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { localDayTime } from '@skill-exchange/ui/lib/local-time';

/** A step of a session's history in words, as a conversation shows it. */
export type HistoryLine = { _id: string; at: string; isOwn: boolean; who: string; what: string };

const deeds: Partial<Record<SessionStep['kind'], string>> = {
  planned: 'planned',
  proposed: 'proposed',
  suggested: 'suggested',
  accepted: 'accepted',
  moveAsked: 'asked to move it to',
  moved: 'moved it to',
  declined: 'declined',
  withdrawn: 'took the times back',
  canceled: 'canceled',
};

/** Returns a session's history, oldest first: 'Aino proposed' 'Tue, Dec 1, 5:00 PM or Wed, Dec 2, 3:00 PM'. */
export function historyLines(session: Session, memberId: string, timeZone?: string): HistoryLine[] {
  const [name = ''] = displayName(sidesOf(session, memberId).other.name).split(/\s/u);
  return (session.history ?? []).flatMap(({ at, by, kind, times = [] }, index) => {
    const _id = `step ${index}`;
    if (kind === 'expired') return [{ _id, at, isOwn: false, who: 'No answer in time', what: '' }];
    const deed = deeds[kind];
    if (deed === undefined) return [];
    const isOwn = by === memberId;
    const what = list.format(times.map((time) => localDayTime(time, timeZone)));
    return [{ _id, at, isOwn, who: `${isOwn ? 'You' : name} ${deed}`, what }];
  });
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
