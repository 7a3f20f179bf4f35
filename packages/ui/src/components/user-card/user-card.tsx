import { t } from '@lingui/core/macro';
import type { User } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { SkillLane } from './skill-lane.tsx';

type CardMember = Pick<User, '_id' | 'name' | 'photo' | 'rating' | 'skillsOffered' | 'skillsRequested'>;

interface UserCardProps extends ComponentProps<'article'> {
  user: CardMember;
  href: string;
  headingLevel?: 2 | 3;
  /** Further facts: 'Speaks German, English'. */
  facts?: readonly string[] | undefined;
}

/**
 * Four subgrid rows, which align the lanes of neighbors. Outside a grid, Chromium computes subgrid
 * heights wrong.
 */
const ROWS = 'row-span-4 grid gap-y-0 in-data-[slot=user-card-grid]:grid-rows-subgrid';

/** On a phone, a card is low: a smaller photo next to the name, and smaller gaps. */
const PARTS = {
  head: 'flex items-start gap-3 px-4 pt-4 pb-3 sm:gap-4 sm:px-6 sm:pt-6 sm:pb-5',
  photo: 'max-sm:size-12 max-sm:text-body',
  foot: 'px-4 pt-3 pb-4 sm:px-6 sm:pt-5 sm:pb-6',
};

/** A member for visitors, with a link to the profile. Members see how to swap: `SwapRow`. */
export function UserCard({ user, href, headingLevel = 3, facts = [], className, ...rest }: UserCardProps) {
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const name = displayName(user.name);
  return (
    <Card as="article" data-slot="user-card" className={cx(ROWS, className)} aria-labelledby={nameId} {...rest}>
      <header className={PARTS.head}>
        <Avatar id={user._id} name={user.name} src={user.photo} size="lg" decorative className={PARTS.photo} />
        <div className="min-w-0">
          <Heading id={nameId} dir="auto" className="type-h4 mb-1 line-clamp-3 wrap-anywhere">
            {name}
          </Heading>
          <Rating value={user.rating} showValue />
        </div>
      </header>
      <SkillLane lane="teach" title={t`Can teach`} skills={user.skillsOffered} />
      <SkillLane lane="learn" title={t`Wants to learn`} skills={user.skillsRequested} />
      <footer className={cx('mt-auto', PARTS.foot)}>
        {facts.length > 0 ? <p className="mb-3 text-small text-ink-2 wrap-anywhere">{facts.join(' · ')}</p> : null}
        <ButtonLink href={href} variant="secondary" className="w-full max-sm:min-h-11" aria-describedby={nameId}>
          {t`View profile`}
        </ButtonLink>
      </footer>
    </Card>
  );
}

export function UserCardSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Card data-slot="user-card-skeleton" aria-hidden="true" className={cx(ROWS, className)} {...rest}>
      <div className={PARTS.head}>
        <Skeleton shape="circle" className="size-12 sm:size-16" />
        <div className="grid flex-1 gap-2">
          <Skeleton shape="block" className="h-6 w-3/5" />
          <Skeleton shape="block" className="h-4 w-2/5" />
        </div>
      </div>
      <div className="me-4 overflow-clip sm:me-5 rounded-lane-teach-panel">
        <Skeleton shape="block" className="h-20 sm:h-26" />
      </div>
      <div className="mt-1 ms-4 overflow-clip sm:ms-5 sm:mt-1.5 rounded-lane-learn-panel">
        <Skeleton shape="block" direction="left" className="h-20 sm:h-26" />
      </div>
      <div className={PARTS.foot}>
        <Skeleton shape="block" className="h-11 sm:h-12" />
      </div>
    </Card>
  );
}

interface UserCardGridProps extends ComponentProps<'ul'> {
  /** Shows one row only: three cards, or two below 1,024 px. */
  featured?: boolean;
}

/** Grid of `UserCardItem`s in one to three columns. */
export function UserCardGrid({ featured = false, className, ...rest }: UserCardGridProps) {
  return (
    <ul
      data-slot="user-card-grid"
      className={cx(
        'grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3',
        featured && 'max-lg:[&>:nth-child(n+3)]:hidden lg:[&>:nth-child(n+4)]:hidden',
        className,
      )}
      {...rest}
    />
  );
}

/** Grid item that passes the grid's rows on to its card. */
export function UserCardItem({ className, ...rest }: ComponentProps<'li'>) {
  return <li className={cx(ROWS, className)} {...rest} />;
}
