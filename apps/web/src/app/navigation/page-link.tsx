import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { preloadRoute } from '../routes.ts';
import { type Services, useServices } from '../services-context.ts';

/** Milliseconds that a pointer or the focus rests on a link before its page's data are read: most only pass by. */
const pause = 100;

type PageLinkProps = ComponentPropsWithRef<'a'>;

/**
 * The app's link for the kit: inside the app without loading a document, fetching the page's code as soon as the
 * reader points at it, and what it shows first when they rest there; other addresses as the browser does.
 */
export function PageLink({ href = '', ...rest }: PageLinkProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//');
  return isInside ? <InnerLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own link brings what only its framework needs; these hooks are all that it does for us. */
function InnerLink({ href, onClick, target, ...rest }: PageLinkProps & { href: string }) {
  const address = useHref(href);
  const open = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const services = useServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function preload(): void {
    preloadRoute(href);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readAhead(href, services), pause);
  }
  const pass = () => clearTimeout(timer.current);

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
      onPointerLeave={pass}
      onBlur={pass}
      {...rest}
      onClick={follow}
    />
  );
}

/** What is not there in time is read by the page. */
async function readAhead(href: string, services: Services): Promise<void> {
  const ahead = await import('./read-ahead.ts').catch(() => null);
  await ahead?.readAhead(href, services).catch(() => {});
}
