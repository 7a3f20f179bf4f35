import type { ComponentProps, ReactNode } from 'react';

type NoticeProps = ComponentProps<'div'> & {
  /** A small button or link. */
  action?: ReactNode;
};

const BAR = 'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-sunken px-4 py-2 text-center text-small';

/**
 * A bar about the app itself, such as offline. Render it even when empty: screen readers only announce
 * changes of existing live regions.
 */
export function Notice({ action, className = '', children, ...props }: NoticeProps) {
  return (
    <div data-slot="notice" role="status" {...props}>
      {children ? (
        <div className={`${BAR} ${className}`}>
          <p>{children}</p>
          {action}
        </div>
      ) : null}
    </div>
  );
}
