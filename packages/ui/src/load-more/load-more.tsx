import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { useFocusHome } from '../focus-home/use-focus-home.ts';

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
  const button = hasMore && failure === undefined;
  const end = useFocusHome<HTMLDivElement>(button ? 1 : 0);
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
  }, [asksItself, end, onMore]);

  return (
    <div
      ref={end}
      tabIndex={-1}
      data-slot="load-more"
      className={cx('grid min-w-0 outline-none', className)}
      {...rest}
    >
      {/* Always there, so that what appears in it is announced. */}
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
