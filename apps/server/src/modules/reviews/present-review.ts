import type { Review } from '@skill-exchange/api-client/types';
import { presentSkillRef } from '../skills/present-skill.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { ReviewRow } from './repository.ts';

/** Presents a review. The author appears under both names that clients read. */
export function presentReview(row: ReviewRow): Review {
  const author = presentMemberRef(row.author_id, row.author_name, row.author_image);
  const subject = presentMemberRef(row.subject_id, row.subject_name, row.subject_image);
  return {
    _id: row.id,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    reviewedBy: author,
    userId: author,
    reviewedTo: subject,
    sessionId: {
      _id: row.session_id,
      userOne: row.user_one === row.author_id ? author : subject,
      skillTaughtByUserOne: presentSkillRef(row.skill_one_id, row.skill_one_name),
      skillTaughtByUserTwo: presentSkillRef(row.skill_two_id, row.skill_two_name),
    },
  };
}
