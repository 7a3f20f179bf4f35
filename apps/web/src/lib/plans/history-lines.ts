import { t } from '@lingui/core/macro';
import type { Session, SessionStep } from '@skill-exchange/api-client/types';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { localDayTime } from '@skill-exchange/ui/lib/time/local-time';
import { paths } from '../../config/paths.ts';

/** A step of a session's history in words, as a conversation shows it. */
export type HistoryLine = {
  _id: string;
  at: string;
  isOwn: boolean;
  who: string;
  what: string;
  /** The session's page, in a conversation about several sessions. */
  href?: string;
};

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
    if (kind === 'expired') return [{ _id, at, isOwn: false, who: t`No answer in time`, what: '' }];
    const deed = deeds[kind];
    if (deed === undefined) return [];
    const isOwn = by === memberId;
    const what = list.format(times.map((time) => localDayTime(time, timeZone)));
    return [{ _id, at, isOwn, who: `${isOwn ? 'You' : name} ${deed}`, what }];
  });
}

/** Returns the histories of all sessions with one member, oldest first. Each line leads to its session. */
export function sessionLines(sessions: readonly Session[], memberId: string, timeZone?: string): HistoryLine[] {
  const lines = sessions.flatMap((session) => {
    const { _id } = session;
    // Without its own times, a step must still say which session it is about: the times before it, as they were then.
    let about = '';
    return historyLines(session, memberId, timeZone).map((line) => {
      const what = line.what === '' ? about : line.what;
      if (line.what !== '') about = `(${line.what})`;
      return { ...line, _id: `${_id} ${line._id}`, what, href: paths.dashboard.oneSession.to(_id) };
    });
  });
  return lines.sort((one, other) => one.at.localeCompare(other.at));
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
