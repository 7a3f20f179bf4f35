import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { late } from '../when-idle/late.ts';

type ArtProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;
type Drawings = typeof import('./drawings.tsx');

/**
 * An illustration: the sheet keeps its place at once, and what is drawn on it comes by itself, since few places are
 * empty. They are decoration: the words beside them say it all, and where a drawing does not come the sheet stays blank.
 * `preload` fetches it ahead of time.
 */
function illustration(name: keyof Drawings) {
  const Drawing = late(() =>
    import('./drawings.tsx').then(
      (drawings) => drawings[name],
      () => () => null,
    ),
  );
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
  return Object.assign(Art, { preload: Drawing.preload });
}

/** A calendar with a free slot: there are no events. */
export const NoEventsArt = illustration('NoEvents');

/** One half of a pair beside an empty place: nobody is here yet. */
export const NoPeopleArt = illustration('NoPeople');

/** A speech lane with a row of stars to fill: there are no reviews. */
export const NoReviewsArt = illustration('NoReviews');

/** An empty pair of message lanes: nothing has been said. */
export const EmptyChatArt = illustration('EmptyChat');

/** A camera whose picture waits for its two lanes: there are no sessions. */
export const NoSessionsArt = illustration('NoSessions');

/** A street that forks around a hole: the page is not there. */
export const LostArt = illustration('Lost');

/** Two hands that meet over a shared hour: a welcome at the door. */
export const WelcomeArt = illustration('Welcome');
