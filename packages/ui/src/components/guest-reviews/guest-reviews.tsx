import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EventReview, HostReview } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatDate } from '../../lib/time/date-time.ts';
import { TextLink } from '../../primitives/link/link.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { ReviewCard, type ReviewCardProps } from '../review-card/review-card.tsx';

interface GuestReviewsProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Mean and number of all reviews; left out while they load. */
  totals?: { mean: number; count: number } | undefined;
  /** Opens the form of a review, or shows the reviews. */
  action?: ReactNode;
}

/** Section with reviews of events by their guests. */
export function GuestReviews(props: GuestReviewsProps) {
  const { title, totals, action, className, children, ...rest } = props;
  const id = useId();
  const count = totals?.count ?? 0;
  return (
    <section data-slot="guest-reviews" aria-labelledby={id} className={cx('grid min-w-0 gap-2', className)} {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id={id} className="type-h3">
            {title}
          </h2>
          {totals && count > 0 ? (
            <p className="flex items-center gap-2 text-small">
              <Rating value={totals.mean} showValue />
              <span className="text-ink-2">
                {plural(count, { one: '# review by a guest', other: '# reviews by guests' })}
              </span>
            </p>
          ) : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type CardProps = Pick<
  ReviewCardProps<EventReview>,
  'viewerId' | 'onEdit' | 'onDelete' | 'onReport' | 'Actions' | 'hrefFor' | 'headingLevel'
>;

interface GuestReviewListProps extends CardProps {
  reviews: readonly (EventReview & Partial<Pick<HostReview, 'event'>>)[];
  /** URL of an event's page. */
  eventHref?: ((eventId: string) => string) | undefined;
  label: string;
}

/** Reviews of one event, or of several, which the cards then name. */
export function GuestReviewList({ reviews, eventHref, label, ...card }: GuestReviewListProps) {
  return (
    <ul aria-label={label} className="min-w-0">
      {reviews.map((review) => (
        <li key={review._id} className="border-b border-line py-6 first:pt-3 last:border-b-0">
          <ReviewCard
            review={review}
            footer={review.event ? <ReviewedEvent event={review.event} eventHref={eventHref} /> : undefined}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}

function ReviewedEvent({
  event: reviewed,
  eventHref,
}: Pick<HostReview, 'event'> & Pick<GuestReviewListProps, 'eventHref'>) {
  const { _id, title, date } = reviewed;
  const event = eventHref ? (
    <TextLink href={eventHref(_id)}>
      <bdi>{title}</bdi>
    </TextLink>
  ) : (
    <bdi>{title}</bdi>
  );
  const day = formatDate(date);
  return (
    <Trans>
      {event}, {day}
    </Trans>
  );
}
