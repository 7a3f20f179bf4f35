import type { ComponentProps, ReactNode } from 'react';

type NoticeProps = ComponentProps<'div'> & {
  /** A small button or link behind the words. */
  action?: ReactNode;
};

/** A quiet strip across the page about the app itself: that it is offline, that there is a newer one. */
export function Notice({ action, className = '', children, ...props }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      role="status"
      className={[
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-sunken px-4 py-2 text-center text-small',
        className,
      ].join(' ')}
      {...props}
    >
      <p>{children}</p>
      {action}
    </div>
  );
}
