import type { Session } from '@skill-exchange/api-client/types';
import { presentSkillRef } from '../skills/present-skill.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { attendanceOf } from './attendance.ts';
import type { SessionRow } from './repository.ts';
import {
  canDecline,
  endingOf,
  isProposal,
  openOffer,
  type SessionOfferState,
  sessionStatus,
  waitingFor,
} from './status.ts';

/** Presents a session to one of its two members, in its state at `now`. */
export function presentSession(row: SessionRow, memberId: string, now: Date): Session {
  const offer = openOffer(row, now);
  const asked = waitingFor(row, now);
  const attendance = attendanceOf(row, memberId, now);
  return {
    _id: row.id,
    userOne: presentMemberRef(row.one_id, row.one_name, row.one_image),
    userTwo: presentMemberRef(row.two_id, row.two_name, row.two_image),
    skillTaughtByUserOne: presentSkillRef(row.skill_one_id, row.skill_one_name),
    skillTaughtByUserTwo: presentSkillRef(row.skill_two_id, row.skill_two_name),
    date: row.date.toISOString(),
    ...(row.duration_minutes > 0 && { durationMinutes: row.duration_minutes }),
    link: row.link,
    status: sessionStatus(row, now),
    isReviewProvidedByUserOne: row.reviewed_by_one,
    isReviewProvidedByUserTwo: row.reviewed_by_two,
    canDecline: canDecline(row, memberId, now),
    consent: row.agreed_at === null ? 'pending' : 'agreed',
    ...(isProposal(row) && { isProposal: true }),
    ...(asked !== null && { waitingFor: asked }),
    ...(offer !== null && { offer: presentOffer(offer) }),
    version: row.version,
    ...presentEnding(row, now),
    ...(attendance && { attendance }),
  };
}

function presentOffer(offer: SessionOfferState): NonNullable<Session['offer']> {
  return {
    by: offer.by,
    kind: offer.kind,
    times: offer.times.map((time) => time.toISOString()),
    durationMinutes: offer.duration_minutes,
    note: offer.note,
    expiresAt: offer.expires_at.toISOString(),
  };
}

function presentEnding(row: SessionRow, now: Date): Pick<Session, 'ending' | 'endedBy' | 'endReason'> {
  const ending = endingOf(row, now);
  return {
    ...(ending !== undefined && { ending }),
    ...(row.cancelled_by !== null && { endedBy: row.cancelled_by }),
    ...(row.end_reason !== null && { endReason: row.end_reason }),
  };
}
