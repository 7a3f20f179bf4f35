import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type LinkProps, useLink } from '../../primitives/link-context/link-context.tsx';

/** Links from a thing's page to its list, by the list's name. Rendered above the page's heading. */
export function BackLink({ className, children, ...link }: LinkProps) {
  const Link = useLink();
  return (
    <Link
      data-slot="back-link"
      className={cx(
        '-ms-1 mb-2 inline-flex min-h-11 items-center gap-2 pe-2 text-small font-semibold text-ink no-underline hover:underline',
        className,
      )}
      {...link}
    >
      <ArrowLeft aria-hidden="true" className="size-4 flex-none" />
      <Trans>
        <span className="sr-only">Back to </span>
        {children}
      </Trans>
    </Link>
  );
}
