import type { Article, Event } from '@skill-exchange/api-client/types';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnreadOfAll } from './chat/unread.ts';

export type PageMetaProps = {
  /** The page's own name; the site's name is appended. */
  title: string;
  description?: string;
  /** The event that the page is about: link previews and search engines get its details. */
  event?: Event;
  /** The article that the page is about: link previews get its details. */
  article?: Article;
  /** The languages that the page is in, by their codes; all of the site's without it. */
  languages?: readonly string[] | undefined;
  /** There is no such thing: the server answers 404. */
  isMissing?: boolean;
};

/** Collects the metadata of a server-rendered page. A browser sets its document's. */
export const PageMetaSink = createContext<((meta: PageMetaProps) => void) | null>(null);

/** Sets a page's document title, starting with the unread count, its meta description and its canonical address. */
export function PageMeta({ title, description, ...rest }: PageMetaProps) {
  const unread = useUnreadOfAll();
  const { pathname } = useLocation();
  const siteName = useSiteName();
  const full = title.startsWith(siteName) ? title : `${title} · ${siteName}`;
  use(PageMetaSink)?.({ title: full, ...(description !== undefined && { description }), ...rest });

  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${full}` : full;
  }, [full, unread]);

  useEffect(() => {
    if (description === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  useEffect(() => {
    // Browsers share the canonical address, which a server-rendered document has of its first page.
    const link = document.querySelector('link[rel="canonical"]');
    const known = link?.getAttribute('href');
    if (link && known && new URL(known).pathname !== pathname) link.setAttribute('href', new URL(pathname, known).href);
  }, [pathname]);

  return null;
}
