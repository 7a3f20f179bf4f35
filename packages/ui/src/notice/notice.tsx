import type { ComponentProps, ReactNode } from 'react';

type NoticeProps = ComponentProps<'div'> & {
  /** A small button or link behind the words. */
  action?: ReactNode;
};

const STRIP =
  'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-sunken px-4 py-2 text-center text-small';

/**
 * A quiet strip across the page about the app itself: that it is offline, that there is a newer one. Render it without
 * words as well, where it takes no room: screen readers tell what comes into a region that they know.
 */
export function Notice({ action, className = '', children, ...props }: NoticeProps) {
  return (
    <div data-slot="notice" role="status" {...props}>
      {children ? (
        <div className={`${STRIP} ${className}`}>
          <p>{children}</p>
          {action}
        </div>
      ) : null}
    </div>
  );
}
