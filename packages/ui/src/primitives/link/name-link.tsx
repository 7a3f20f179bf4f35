import { cx } from 'class-variance-authority';
import { type LinkProps, useLink } from '../link-context/link-context.tsx';

/** A name that links to a profile; plain text without `href`. */
export function NameLink({ href, children, ...rest }: Omit<LinkProps, 'href'> & { href: string | undefined }) {
  const Link = useLink();
  if (!href) return children;
  return (
    <Link
      href={href}
      className={cx(
        '-my-1 inline-block max-w-full rounded-chip py-1 text-ink underline-offset-3 hover:underline',
        // High enough for a finger, without more room in its row.
        'relative z-1 after:absolute after:inset-x-0 after:-inset-y-2.5',
      )}
      {...rest}
    >
      {children}
    </Link>
  );
}
