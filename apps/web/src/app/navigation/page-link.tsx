import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { preloadRoute } from '../routes.ts';

/**
 * The app's link for the kit: inside the app without loading a document, fetching the page's code as soon as the
 * reader points at it; other addresses as the browser does.
 */
export function PageLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...rest} />;
  const preload = () => preloadRoute(href);
  return <Link to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}
