import { t } from '@lingui/core/macro';
import type { Session, SessionStep } from '@skill-exchange/api-client/types';
import { byLocale } from '../texts/by-locale.ts';
import { firstName } from '../texts/display-name.ts';
import { localDayTime } from '../time/local-time.ts';
import { sidesOf } from './session-sides.ts';

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

type Deed = { own: () => string; others: (name: string) => string };

/** The times follow. */
const deeds: Partial<Record<SessionStep['kind'], Deed>> = {
  planned: { own: () => t`You planned`, others: (name) => t`${name} planned` },
  proposed: { own: () => t`You proposed`, others: (name) => t`${name} proposed` },
  suggested: { own: () => t`You suggested`, others: (name) => t`${name} suggested` },
  accepted: { own: () => t`You accepted`, others: (name) => t`${name} accepted` },
  moveAsked: { own: () => t`You asked to move it to`, others: (name) => t`${name} asked to move it to` },
  moved: { own: () => t`You moved it to`, others: (name) => t`${name} moved it to` },
  declined: { own: () => t`You declined`, others: (name) => t`${name} declined` },
  withdrawn: { own: () => t`You took the times back`, others: (name) => t`${name} took the times back` },
  canceled: { own: () => t`You canceled`, others: (name) => t`${name} canceled` },
};

/** Returns a session's history, oldest first: 'Aino proposed' 'Tue, Dec 1, 5:00 PM or Wed, Dec 2, 3:00 PM'. */
export function historyLines(session: Session, memberId: string, timeZone?: string): HistoryLine[] {
  const name = firstName(sidesOf(session, memberId).other.name);
  return (session.history ?? []).flatMap(({ at, by, kind, times = [] }, index) => {
    const _id = `step ${index}`;
    if (kind === 'expired') return [{ _id, at, isOwn: false, who: t`No answer in time`, what: '' }];
    const deed = deeds[kind];
    if (deed === undefined) return [];
    const isOwn = by === memberId;
    const what = list().format(times.map((time) => localDayTime(time, timeZone)));
    return [{ _id, at, isOwn, who: isOwn ? deed.own() : deed.others(name), what }];
  });
}

/** Returns the histories of all sessions with one member, oldest first. Each line leads to its session. */
export function sessionLines(
  sessions: readonly Session[],
  memberId: string,
  hrefOf: (sessionId: string) => string,
  timeZone?: string,
): HistoryLine[] {
  const lines = sessions.flatMap((session) => {
    const { _id } = session;
    // Without its own times, a step must still say which session it is about: the times before it, as they were then.
    let about = '';
    return historyLines(session, memberId, timeZone).map((line) => {
      const what = line.what === '' ? about : line.what;
      if (line.what !== '') about = `(${line.what})`;
      return { ...line, _id: `${_id} ${line._id}`, what, href: hrefOf(_id) };
    });
  });
  return lines.sort((one, other) => one.at.localeCompare(other.at));
}

const list = byLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
