import type { Session } from '@skill-exchange/api-client/types';
import { presentSkillRef } from '../skills/present-skill.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { SessionRow } from './repository.ts';
import { canDecline, sessionStatus } from './status.ts';

/** A session as one of its two members reads it, in its state at `now`. */
export function presentSession(row: SessionRow, memberId: string, now: Date): Session {
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
  };
}
