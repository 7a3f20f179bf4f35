import { t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import type { ComponentProps } from 'react';
import type { InlineReview as Review } from '../../features/reviews/inline-review.tsx';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';

const InlineReview = lazyWithPreload(
  async () => (await import('../../features/reviews/inline-review.tsx')).InlineReview,
);

type SessionReviewProps = ComponentProps<typeof Review> & {
  /** The form is open in its dialog. */
  isFormOpen: boolean;
};

/** The inline review of a session; only its button until the code is loaded, and while the dialog has the form. */
export function SessionReview({ isFormOpen, ...props }: SessionReviewProps) {
  const isThere = usePreload(InlineReview);
  if (isThere && !isFormOpen) return <InlineReview {...props} />;
  return (
    <div>
      <Button className="grow-1" onClick={props.onOpenForm}>
        {t`Review Session`}
      </Button>
    </div>
  );
}
