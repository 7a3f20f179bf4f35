import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { preloadRoute } from '../routes.tsx';
import { type Services, useServices } from '../services-context.ts';
import type { crossFade } from './cross-fade.ts';

type CrossFade = typeof crossFade;

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

/** The router's own link brings what only its framework needs. */
function InnerLink({ href, onClick, target, ...rest }: PageLinkProps & { href: string }) {
  const address = useHref(href);
  const navigate = useNavigate();
  const services = useServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const crossFade = useRef<CrossFade>(undefined);

  async function read(code: Promise<boolean>): Promise<void> {
    crossFade.current = await crossFadeTo(href, services, code).catch(() => undefined);
  }
  const fetchCode = () => preloadRoute(href, services.session.get().phase === 'visitor');
  function prepare(): void {
    const code = fetchCode();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(code), pause);
  }
  const pass = () => clearTimeout(timer.current);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isOrdinary(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const go = () => void navigate(href, { replace: link.href === window.location.href });
    if (crossFade.current === undefined) go();
    else crossFade.current(link, go);
  }

  return (
    <a
      href={address}
      target={target}
      onPointerEnter={prepare}
      onFocus={prepare}
      // A finger that comes down on a link means it.
      onTouchStart={() => void read(fetchCode())}
      onPointerLeave={pass}
      onBlur={pass}
      {...rest}
      onClick={follow}
    />
  );
}

/** A press that means this page in this tab. */
function isOrdinary(press: MouseEvent<HTMLAnchorElement>): boolean {
  const isPlain = !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
  return isPlain && press.button === 0 && !press.currentTarget.target;
}

/** Reads what the page shows first. Resolves to a way there once it could be drawn at once, and to undefined where not. */
async function crossFadeTo(
  href: string,
  services: Services,
  code: Promise<boolean>,
): Promise<CrossFade | undefined> {
  const { readAhead } = await import('./read-ahead.ts');
  const isThere = await Promise.all([code, readAhead(href, services)]);
  return isThere.every(Boolean) ? (await import('./cross-fade.ts')).crossFade : undefined;
}
