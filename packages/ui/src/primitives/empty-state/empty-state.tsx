import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** 'No events found.'; a heading element when it replaces the whole page. */
  title: ReactNode;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  illustration?: ReactNode;
}

/** Empty state with a reason and a next step. */
export function EmptyState({ title, action, illustration, className, children, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'flex flex-col items-start gap-5 rounded-card border-[1.5px] border-dashed border-line-strong p-6',
        'sm:flex-row sm:items-center sm:gap-8 sm:p-8',
        className,
      )}
      {...props}
    >
      {illustration ? (
        <div
          data-slot="empty-state-illustration"
          className="w-[clamp(120px,18vw,208px)] shrink-0 [&>svg]:h-auto [&>svg]:w-full"
        >
          {illustration}
        </div>
      ) : null}
      <div className="min-w-0">
        <div className="font-display text-h3 leading-tight font-bold tracking-tight">{title}</div>
        {children ? <div className="mt-1.5 max-w-[42ch] text-ink-2">{children}</div> : null}
        {action ? <div className="mt-4.5 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
