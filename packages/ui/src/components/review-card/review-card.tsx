import { t } from '@lingui/core/macro';
import type { MemberRef, Review } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Flag from 'lucide-react/icons/flag';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Chip, ChipList } from '../../primitives/chip/chip.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import type { OwnerActionsProps } from '../owner-actions/owner-actions.tsx';

/** A review of a session, or of an event, which has no session. */
export type ShownReview = Pick<Review, '_id' | 'rating' | 'comment' | 'createdAt' | 'reviewedBy'> &
  Partial<Pick<Review, 'reviewedTo' | 'userId' | 'sessionId'>>;

export interface ReviewCardProps<Shown extends ShownReview = Review> extends ComponentProps<'article'> {
  review: Shown;
  /** What was reviewed, below the comment. */
  footer?: ReactNode;
  /** Names the author or the subject of the review. */
  names?: 'author' | 'subject' | undefined;
  /** The current member; only the author can edit and delete. */
  viewerId?: string | undefined;
  onEdit?: ((review: Shown) => void) | undefined;
  onDelete?: ((review: Shown) => void) | undefined;
  /** Lets everyone except the author report it. */
  onReport?: ((review: Shown) => void) | undefined;
  /** The author's menu: `OwnerActions`, or a component that loads it. */
  Actions?: ComponentType<OwnerActionsProps> | undefined;
  /** URL of a member's profile; without it names are plain text. */
  hrefFor?: ((memberId: string) => string) | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A review of a session or an event. */
export function ReviewCard<Shown extends ShownReview = Review>(props: ReviewCardProps<Shown>) {
  const { review, footer, names = 'author', viewerId, hrefFor, headingLevel = 3, ...rest } = props;
  const { onEdit, onDelete, onReport, Actions, className, ...article } = rest;
  const nameId = useId();
  const person = personOf(review, names);
  const Heading = `h${headingLevel}` as const;
  const isOwner = viewerId !== undefined && viewerId !== '' && viewerId === authorOf(review)?._id;
  return (
    <article
      data-slot="review-card"
      aria-labelledby={nameId}
      className={cx('grid grid-cols-1 gap-4 sm:grid-cols-[auto_1fr]', className)}
      {...article}
    >
      <Avatar
        id={person?._id ?? ''}
        name={person?.name ?? ''}
        src={person?.photo}
        decorative
        className="max-sm:hidden"
      />
      <div className="min-w-0">
        <div className="mb-2 flex items-start gap-2">
          <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <Heading id={nameId} dir="auto" className="type-h4 wrap-anywhere">
              <NameLink href={person && hrefFor?.(person._id)}>{displayName(person?.name)}</NameLink>
            </Heading>
            <Rating value={review.rating} />
            {review.createdAt ? (
              <time dateTime={review.createdAt} className="text-small text-ink-2">
                {formatDate(review.createdAt)}
              </time>
            ) : null}
          </div>
          {Actions && isOwner && (onEdit || onDelete) ? (
            <Actions onEdit={onEdit && (() => onEdit(review))} onDelete={onDelete && (() => onDelete(review))} />
          ) : null}
          {onReport && viewerId && !isOwner ? (
            <IconButton label={t`Report review`} className="-my-2 -me-2" onClick={() => onReport(review)}>
              <Flag aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        <p dir="auto" className="as-written">
          <LinkedText>{review.comment}</LinkedText>
        </p>
        <SwapChips review={review} />
        {footer ? <p className="mt-3 text-small text-ink-2 wrap-anywhere">{footer}</p> : null}
      </div>
    </article>
  );
}

/** The swapped skills: those the reviewed member taught and learned, or neutral if the backend does not say. */
function SwapChips({ review }: { review: Partial<Pick<Review, 'sessionId' | 'reviewedBy' | 'userId'>> }) {
  const { userOne, skillTaughtByUserOne, skillTaughtByUserTwo } = review.sessionId ?? {};
  const one = skillTaughtByUserOne?.name;
  const two = skillTaughtByUserTwo?.name;
  if (!one && !two) return null;
  const authorIsOne = userOne?._id === authorOf(review)?._id;
  const [taught, learned] = authorIsOne ? [two, one] : [one, two];
  const isKnown = userOne !== undefined;
  return (
    <ChipList aria-label={t`Skills swapped`} className="mt-3.5">
      {taught ? (
        <Chip kind={isKnown ? 'teach' : 'neutral'}>
          <bdi>{skillName(taught)}</bdi>
        </Chip>
      ) : null}
      {learned ? (
        <Chip kind={isKnown ? 'learn' : 'neutral'}>
          <bdi>{skillName(learned)}</bdi>
        </Chip>
      ) : null}
    </ChipList>
  );
}

/** Operations differ: the author is `reviewedBy` or `userId`. */
function authorOf(review: Partial<Pick<Review, 'reviewedBy' | 'userId'>>): MemberRef | undefined {
  return review.reviewedBy ?? review.userId;
}

function personOf(review: ShownReview, names: 'author' | 'subject'): MemberRef | undefined {
  return (names === 'subject' ? review.reviewedTo : undefined) ?? authorOf(review);
}
