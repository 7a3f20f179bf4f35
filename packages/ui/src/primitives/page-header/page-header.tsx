import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's `h1`. */
  title: ReactNode;
  /** One or two sentences. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** Title, lead and actions of a page. */
export function PageHeader({ title, lead, actions, className, ...props }: PageHeaderProps) {
  return (
    <header
      data-slot="page-header"
      className={cx(
        'flex flex-wrap justify-between gap-x-4 gap-y-5 sm:gap-x-8',
        lead ? 'items-end' : 'items-center',
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
