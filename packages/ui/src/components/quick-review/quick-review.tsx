import { t } from '@lingui/core/macro';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { FormFailure } from '../../primitives/form-parts/form-parts.tsx';
import { RatingInput } from '../../primitives/rating-input/rating-input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import type { PartialReview, ReviewDraft } from '../review-form/review-form.tsx';

interface QuickReviewProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange'> {
  value: PartialReview;
  onValueChange: (review: PartialReview) => void;
  /** Called with rating and comment. */
  onSubmit: (review: ReviewDraft) => void;
  /** Called if one is missing: opens the full form with the other. */
  onOpenForm: () => void;
  pending?: boolean;
  failure?: string | undefined;
}

/** An inline review: stars, a sentence and one button. Without both it opens the form. */
export function QuickReview(props: QuickReviewProps) {
  const { value, onValueChange, onSubmit, onOpenForm, pending = false, failure, className, ...form } = props;
  const { rating, comment } = value;
  return (
    <form
      data-slot="quick-review"
      noValidate
      className={cx('grid gap-2', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        if (rating === null || isBlank(comment)) onOpenForm();
        else onSubmit({ rating, comment: comment.trim() });
      }}
      {...form}
    >
      <RatingInput
        label={<span className="sr-only">{t`Stars`}</span>}
        value={rating}
        onValueChange={(next) => onValueChange({ rating: next, comment })}
      />
      <Textarea
        autosize
        aria-label={t`Your review`}
        className="min-h-26"
        maxLength={2000}
        placeholder={t`One sentence that helps the next person`}
        value={comment}
        onChange={(event) => onValueChange({ rating, comment: event.target.value })}
      />
      <FormFailure message={failure} />
      <div>
        <Button type="submit" className="grow-1" pending={pending} pendingLabel={t`Submitting...`}>
          {t`Review Session`}
        </Button>
      </div>
    </form>
  );
}
