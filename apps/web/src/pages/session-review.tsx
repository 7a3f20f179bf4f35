import { Button } from '@skill-exchange/ui/primitives/button';
import type { ComponentProps } from 'react';
import type { ReviewHere as Review } from '../features/reviews/review-here.tsx';
import { lazyWithPreload, usePreload } from '../lib/lazy-with-preload.ts';

const ReviewHere = lazyWithPreload(async () => (await import('../features/reviews/review-here.tsx')).ReviewHere);

type SessionReviewProps = ComponentProps<typeof Review> & {
  /** The form is open in its dialog. */
  isElsewhere: boolean;
};

/**
 * The review of a session, inline; only its button until its code is loaded, and while the dialog has
 * the form.
 */
export function SessionReview({ isElsewhere, ...props }: SessionReviewProps) {
  const isThere = usePreload(ReviewHere);
  if (isThere && !isElsewhere) return <ReviewHere {...props} />;
  return (
    <div>
      <Button className="grow" onClick={props.onOpenForm}>
        Review Session
      </Button>
    </div>
  );
}
