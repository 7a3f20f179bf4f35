import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface StartUpProps extends ComponentProps<'div'> {
  /** What is being waited for, in words. */
  label?: string;
}

/**
 * What the reader sees while the app finds out who they are: the two lanes of the wordmark pass each other. The words
 * come after half a second, since most checks are over by then. Without motion the lanes stand still, interlocked.
 */
export function StartUp({ label = 'Loading...', className, ...rest }: StartUpProps) {
  const lane = 'absolute h-[46%] w-[64%]';
  return (
    <div
      data-slot="start-up"
      role="status"
      className={cx('grid min-h-dvh place-content-center justify-items-center gap-6 p-6', className)}
      {...rest}
    >
      <div aria-hidden="true" className="relative h-24 w-48 overflow-hidden">
        <span className={cx(lane, 'top-0 left-0 animate-lane-right rounded-lane-teach bg-teach')} />
        <span className={cx(lane, 'right-0 bottom-0 animate-lane-left rounded-lane-learn bg-learn')} />
      </div>
      <p className="text-small text-ink-2 transition-opacity delay-500 duration-slow starting:opacity-0">
        {label}
      </p>
    </div>
  );
}
