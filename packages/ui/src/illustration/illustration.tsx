import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyChat, Lost, NoEvents, NoPeople, NoReviews, NoSessions, Welcome } from './drawings.tsx';

type ArtProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** An illustration. It is decoration: the words beside it say it all. */
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

/** A calendar with a free slot: there are no events. */
export const NoEventsArt = illustration(NoEvents);

/** One half of a pair beside an empty place: nobody is here yet. */
export const NoPeopleArt = illustration(NoPeople);

/** A speech lane with a row of stars to fill: there are no reviews. */
export const NoReviewsArt = illustration(NoReviews);

/** An empty pair of message lanes: nothing has been said. */
export const EmptyChatArt = illustration(EmptyChat);

/** A camera whose picture waits for its two lanes: there are no sessions. */
export const NoSessionsArt = illustration(NoSessions);

/** A street that forks around a hole: the page is not there. */
export const LostArt = illustration(Lost);

/** Two hands that meet over a shared hour: a welcome at the door. */
export const WelcomeArt = illustration(Welcome);
