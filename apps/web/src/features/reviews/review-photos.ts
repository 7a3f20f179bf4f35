import type { MemberRef, Review } from '@skill-exchange/api-client/types';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Completes the addresses of the photos that a review's card shows. */
export function useReviewPhotos(): (review: Review) => Review {
  const photoUrl = usePhotoUrl();
  // An older backend names one of the two alone.
  const complete = <Member extends MemberRef | undefined>(member: Member): Member =>
    member && { ...member, photo: photoUrl(member.photo) };
  return (review) => {
    const { reviewedBy, reviewedTo } = review;
    return {
      ...review,
      reviewedBy: complete(reviewedBy),
      ...(reviewedTo === undefined ? {} : { reviewedTo: complete(reviewedTo) }),
    };
  };
}
