import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** 'An error occurred while fetching users.' */
  title: ReactNode;
  description?: ReactNode;
  /** Renders 'Try again'. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** Error state of a part of a page, announced by screen readers. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, onRetry, retrying = false, className, children, ...rest } = props;
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cx('grid justify-items-start gap-2 rounded-card bg-danger-tint p-6 sm:p-7', className)}
      {...rest}
    >
      <BrokenLanes />
      <p className="mt-2.5 font-display text-h4 font-bold">{title}</p>
      {description ? <p>{description}</p> : null}
      {children}
      {onRetry ? (
        <Button
          variant="surface"
          size="sm"
          className="mt-2.5"
          pending={retrying}
          pendingLabel={t`Trying again...`}
          onClick={onRetry}
        >
          <RotateCw aria-hidden="true" />
          {t`Try again`}
        </Button>
      ) : null}
    </div>
  );
}

function BrokenLanes() {
  return (
    <svg viewBox="0 0 120 44" aria-hidden="true" className="h-11 w-30">
      <path className="fill-teach" d="M0 2h42a9 9 0 0 1 0 18H0z" />
      <path className="fill-learn" d="M120 24H78a9 9 0 0 0 0 18h42z" />
      <path className="stroke-danger" strokeWidth="4" strokeLinecap="round" d="m66 9-11 26" />
    </svg>
  );
}
