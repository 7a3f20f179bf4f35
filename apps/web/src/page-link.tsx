import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  startTransition,
  type TransitionStartFunction,
  use,
  useRef,
} from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useServices } from './lib/services.ts';
import { prefetchPage, preloadPage } from './matched-pages.ts';

/**
 * Milliseconds that a pointer or the focus rests on a link before its page's data are loaded: most
 * only pass over it.
 */
const restDelay = 100;

const NavigationContext = createContext<TransitionStartFunction>(startTransition);

/** Provides links with the transition for navigation. */
export const NavigationProvider = NavigationContext.Provider;

type PageLinkProps = ComponentPropsWithRef<'a'>;

/** The app's link component for the kit: navigates within the app by the router, elsewhere natively. */
export function PageLink({ href = '', ...rest }: PageLinkProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//');
  return isInside ? <InnerLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Loads the page's code on hover, and its initial data when the pointer rests. */
function InnerLink({ href, onClick, target, ...rest }: PageLinkProps & { href: string }) {
  const address = useHref(href);
  const navigate = useNavigate();
  const startNavigation = use(NavigationContext);
  const services = useServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // An error is ignored: the page itself retries and shows it.
  const preload = () => void preloadPage(href, services).catch(() => {});
  const prefetch = () => void prefetchPage(href, services).catch(() => {});
  function onIntent(): void {
    preload();
    clearTimeout(timer.current);
    timer.current = setTimeout(prefetch, restDelay);
  }
  const onPass = () => clearTimeout(timer.current);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isOrdinary(event)) return;
    event.preventDefault();
    preload();
    const replace = event.currentTarget.href === window.location.href;
    startNavigation(() => void navigate(href, { replace }));
  }

  return (
    <a
      href={address}
      target={target}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={() => {
        preload();
        prefetch();
      }}
      onPointerLeave={onPass}
      onBlur={onPass}
      {...rest}
      onClick={follow}
    />
  );
}

/** Whether a click opens the page in this tab. */
function isOrdinary(press: MouseEvent<HTMLAnchorElement>): boolean {
  const isPlain = !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
  return isPlain && press.button === 0 && !press.currentTarget.target;
}
