import type { Review } from '@skill-exchange/api-client/types';
import { Avatar } from '@skill-exchange/ui/avatar';
import { Chip, ChipList } from '@skill-exchange/ui/chip';
import { Rating } from '@skill-exchange/ui/rating';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';

/** What one member says of another after a swap. */
export function ReviewItem({ review: { rating, comment, reviewedBy, sessionId } }: { review: Review }) {
  const photoUrl = usePhotoUrl();
  const skills = [sessionId.skillTaughtByUserOne, sessionId.skillTaughtByUserTwo].filter(Boolean);
  return (
    <article className="flex gap-4 border-b border-line py-6">
      <Avatar id={reviewedBy._id} name={reviewedBy.name} src={photoUrl(reviewedBy.photo)} decorative />
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="type-h4">{reviewedBy.name || 'Unknown User'}</h2>
          <Rating value={rating} />
        </div>
        <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
        {skills.length > 0 ? (
          <ChipList aria-label="Skills">
            {skills.map((skill, index) =>
              skill ? (
                <Chip key={skill._id} kind={index === 0 ? 'teach' : 'learn'}>
                  {skill.name}
                </Chip>
              ) : null,
            )}
          </ChipList>
        ) : null}
      </div>
    </article>
  );
}
