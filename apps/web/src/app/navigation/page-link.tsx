import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { preloadRoute } from '../routes.ts';

type PageLinkProps = ComponentPropsWithRef<'a'>;

/**
 * The app's link for the kit: inside the app without loading a document, fetching the page's code as soon as the
 * reader points at it; other addresses as the browser does.
 */
export function PageLink({ href = '', ...rest }: PageLinkProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//');
  return isInside ? <InnerLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own link brings what only its framework needs; these hooks are all that it does for us. */
function InnerLink({ href, onClick, target, ...rest }: PageLinkProps & { href: string }) {
  const address = useHref(href);
  const open = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const preload = () => preloadRoute(href);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  }

  return (
    <a
      href={address}
      target={target}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
      onClick={follow}
    />
  );
}
