import type { MemberRef, Review } from '@skill-exchange/api-client/types';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Returns a function that completes the URLs of a review's photos. */
export function useReviewPhotos(): (review: Review) => Review {
  const photoUrl = usePhotoUrl();
  // An older backend sends only one of the two.
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
