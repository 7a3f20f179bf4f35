import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';

interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** There is a next page. */
  hasMore: boolean;
  /** The next page is on its way. */
  pending?: boolean | undefined;
  /** Why the next page could not be had; offers 'Try again' and stops asking by itself. */
  failure?: string | undefined;
  /** Asks for the next page. */
  onMore: () => void;
  /** On the button; 'Show more' unless it says what. */
  label?: ReactNode;
  /** On the button and announced while the next page is on its way. */
  pendingLabel?: string;
  /** Asks by itself when the end of the list comes near. */
  auto?: boolean;
}

/** Pixels ahead of the viewport at which the next page is asked for. */
const runway = 800;

/** The end of a list that comes in pages: asks by itself as the reader nears it, and by a button. */
export function LoadMore(props: LoadMoreProps) {
  const {
    hasMore,
    pending = false,
    failure,
    onMore,
    label = 'Show more',
    pendingLabel = 'Loading...',
    auto = true,
    className,
    ...rest
  } = props;
  const end = useRef<HTMLDivElement>(null);
  const asksItself = auto && hasMore && !pending && failure === undefined;

  useEffect(() => {
    if (!asksItself || end.current === null) return;
    const observer = new IntersectionObserver(
      // Told together, the last one counts: the end may have come near just after it was far.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onMore();
      },
      { rootMargin: `${runway}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [asksItself, onMore]);

  return (
    <div ref={end} data-slot="load-more" className={cx('grid min-w-0', className)} {...rest}>
      {/* Always there, so that what appears in it is announced. */}
      <p role="status" className="sr-only">
        {pending ? pendingLabel : null}
      </p>
      {failure === undefined ? null : <ErrorState title={failure} retrying={pending} onRetry={onMore} />}
      {hasMore && failure === undefined ? (
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
