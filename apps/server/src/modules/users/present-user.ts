import type { MemberRef, User } from '@skill-exchange/api-client/types';
import type { Settings } from '../../env.ts';
import { maySeeEmail } from '../../policy.ts';
import { pictureAddress } from '../images/service.ts';
import type { MemberRow } from './repository.ts';

/** Returns the mean of the reviews received; 0 without any. */
export function ratingOf(row: { rating_sum: number; rating_count: number }): number {
  return row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count;
}

/** Returns a member as the viewer may see them; `viewerId` is null for a visitor. */
export function presentUser(
  row: MemberRow,
  viewerId: string | null,
  verifyEmail: Settings['verifyEmail'] = 'off',
): User {
  const isOwn = maySeeEmail(viewerId, row.id);
  return {
    _id: row.id,
    name: row.name,
    username: row.username,
    ...(isOwn && { email: row.email }),
    ...(isOwn && row.role === 'moderator' && { role: row.role }),
    ...(isOwn && row.is_operator && { isOperator: true }),
    ...(isOwn && verifyEmail !== 'off' && { emailVerified: row.email_verified_at !== null }),
    ...(isOwn && row.mail_stopped_at !== null && { emailsStopped: true }),
    photo: pictureAddress(row.image_hash),
    about: row.about,
    rating: ratingOf(row),
    skillsOffered: row.skills_offered,
    skillsRequested: row.skills_requested,
  };
}

/** Returns the short form of a member that other objects contain. */
export function presentMemberRef(id: string, name: string, imageHash: string | null): MemberRef {
  return { _id: id, name, photo: pictureAddress(imageHash) };
}
