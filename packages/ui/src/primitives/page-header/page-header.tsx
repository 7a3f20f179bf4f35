import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's `h1`. */
  title: ReactNode;
  /** One or two sentences. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** On phones, the title is small and has the actions beside it. */
  isCompact?: boolean;
}

const COMPACT = cx(
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-y-4 max-sm:[&>div:first-child]:contents',
  'max-sm:[&_h1]:text-h3 max-sm:[&_p]:order-1 max-sm:[&_p]:col-span-full',
);

/** Title, lead and actions of a page. */
export function PageHeader({ title, lead, actions, isCompact = false, className, ...props }: PageHeaderProps) {
  return (
    <header
      data-slot="page-header"
      className={cx(
        'flex flex-wrap justify-between gap-x-4 gap-y-5 sm:gap-x-8',
        lead ? 'items-end' : 'items-center',
        isCompact && COMPACT,
        className,
      )}
      {...props}
    >
      <div className="grid max-w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="wrap-anywhere">{title}</h1>
        {lead ? <p className="max-w-[40em] text-lead text-ink-2">{lead}</p> : null}
      </div>
      {actions ? (
        <div data-slot="page-header-actions" className="flex flex-wrap gap-2">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
