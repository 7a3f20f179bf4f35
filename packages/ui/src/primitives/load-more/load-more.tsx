import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';

interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  hasMore: boolean;
  pending?: boolean | undefined;
  /** Error message; renders 'Try again' and stops loading on scroll. */
  failure?: string | undefined;
  onMore: () => void;
  label?: ReactNode;
  pendingLabel?: string;
  /** Loads on scroll. */
  auto?: boolean;
}

/** Distance from the viewport, in px, at which the next page loads. */
const preloadDistance = 800;

/** End of a paged list: loads the next page on scroll and by a button. */
export function LoadMore(props: LoadMoreProps) {
  const {
    hasMore,
    pending = false,
    failure,
    onMore,
    label = t`Show more`,
    pendingLabel = t`Loading...`,
    auto = true,
    className,
    ...rest
  } = props;
  const button = hasMore && failure === undefined;
  const end = useFocusFallback<HTMLDivElement>(button ? 1 : 0);
  const loadsOnScroll = auto && hasMore && !pending && failure === undefined;

  useEffect(() => {
    if (!loadsOnScroll || end.current === null) return;
    const observer = new IntersectionObserver(
      // Only the last entry is current.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onMore();
      },
      { rootMargin: `${preloadDistance}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loadsOnScroll, end, onMore]);

  return (
    <div ref={end} tabIndex={-1} data-slot="load-more" className={cx('grid min-w-0 outline-none', className)} {...rest}>
      {/* The live region must exist before its text. */}
      <p role="status" className="sr-only">
        {pending ? pendingLabel : null}
      </p>
      {failure === undefined ? null : <ErrorState title={failure} retrying={pending} onRetry={onMore} />}
      {button ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={pending}
          pendingLabel={pendingLabel}
          onClick={onMore}
        >
          {label}
        </Button>
      ) : null}
    </div>
  );
}
