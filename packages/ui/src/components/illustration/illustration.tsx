import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyChat, Lost, NoEvents, NoPeople, NoReviews, NoSessions } from './drawings.tsx';

type ArtProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** Returns a decorative illustration. */
function illustration(Drawing: () => ReactNode) {
  function Art({ className, ...rest }: ArtProps) {
    return (
      <svg
        data-slot="illustration"
        viewBox="0 0 208 152"
        fill="none"
        aria-hidden="true"
        className={cx('block h-auto w-[clamp(120px,18vw,208px)]', className)}
        {...rest}
      >
        <Drawing />
      </svg>
    );
  }
  return Art;
}

export const NoEventsArt = illustration(NoEvents);
export const NoPeopleArt = illustration(NoPeople);
export const NoReviewsArt = illustration(NoReviews);
export const EmptyChatArt = illustration(EmptyChat);
export const NoSessionsArt = illustration(NoSessions);
export const LostArt = illustration(Lost);
