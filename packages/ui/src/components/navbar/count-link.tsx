import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { shortCount } from '../../lib/texts/count-words.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface CountLinkProps {
  label: string;
  href: string;
  icon: LucideIcon;
  count: number;
  /** The count after the label: '3 unread'. */
  words: (count: number) => string;
  className?: string;
}

/** An icon link in the navbar, with a badge of the unread count. */
export function CountLink({ label, href, icon: Icon, count, words, className }: CountLinkProps) {
  const Link = useLink();
  return (
    <Link
      href={href}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-ctl text-ink transition-colors',
        'hover:bg-sunken active:bg-line',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{count > 0 ? withComma(label, words(count)) : label}</span>
      {count > 0 ? (
        <Badge aria-hidden="true" tone="count" className="absolute inset-e-0 top-0 ring-2 ring-canvas">
          {shortCount(count)}
        </Badge>
      ) : null}
    </Link>
  );
}
