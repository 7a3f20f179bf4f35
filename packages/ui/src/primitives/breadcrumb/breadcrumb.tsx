import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { TextLink } from '../link/link.tsx';

interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Ancestor pages, topmost first. */
  trail: readonly Crumb[];
  /** The current page. */
  current: string;
}

/** A trail of ancestor pages; the name of the current page is truncated. */
export function Breadcrumb({ trail, current, className, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={cx('min-w-0', className)} {...props}>
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1 text-small text-ink-2">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex min-w-0 items-center gap-1">
            <TextLink href={href} className="inline-flex min-h-11 items-center wrap-anywhere" variant="quiet">
              {label}
            </TextLink>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate font-semibold text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
