import { t } from '@lingui/core/macro';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { ReviewChange } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useDirtyChange } from '../../primitives/form-parts/use-dirty-change.ts';
import { RatingInput } from '../../primitives/rating-input/rating-input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

export type ReviewDraft = Required<Pick<ReviewChange, 'rating' | 'comment'>>;

/** A partly filled-in review. */
export interface PartialReview {
  readonly rating: number | null;
  readonly comment: string;
}

interface ReviewFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<PartialReview> {
  /** The review to edit, or initial values. */
  initial?: PartialReview | undefined;
  onSubmit: (review: ReviewDraft) => void;
  submitLabel?: string;
  onCancel?: (() => void) | undefined;
  pendingLabel?: string;
}

/** Creates or edits a review; rating and comment are required. */
export function ReviewForm(props: ReviewFormProps) {
  const { initial, onSubmit, submitLabel = t`Submit Review`, onCancel, pending = false, ...rest } = props;
  const {
    pendingLabel = t`Submitting...`,
    failure,
    onDirtyChange,
    initialDraft,
    onDraftChange,
    className,
    ...form
  } = rest;
  const [{ rating, comment }, setDraft] = useState({ rating: null, comment: '', ...initial, ...initialDraft });
  const text = comment.trim();
  const isDirty = rating !== (initial?.rating ?? null) || text !== (initial?.comment ?? '').trim();

  useDirtyChange(isDirty, onDirtyChange);

  const change = (draft: PartialReview) => {
    setDraft(draft);
    onDraftChange?.(draft);
  };

  return (
    <form
      data-slot="review-form"
      noValidate
      className={cx('grid gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (rating !== null && !isBlank(text) && !pending) onSubmit({ rating, comment: text });
      }}
      {...form}
    >
      <RatingInput
        label={t`Rating`}
        required
        value={rating}
        onValueChange={(stars) => change({ rating: stars, comment })}
      />
      <Field label={t`Comment`} required>
        <Textarea
          name="comment"
          // The stars were given where the form was opened from.
          autoFocus={Boolean(initial?.rating) && initial?.comment === ''}
          autosize
          className="min-h-26"
          maxLength={2000}
          placeholder={t`What did you learn? What was it like?`}
          value={comment}
          onChange={(event) => change({ rating, comment: event.target.value })}
        />
      </Field>
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton disabled={rating === null || isBlank(text)} pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
