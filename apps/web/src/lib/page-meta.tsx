import { createContext, use, useEffect } from 'react';
import { useUnreadOfAll } from './unread.ts';

const siteName = 'Skill Exchange';

type PageMetaProps = {
  /** The page's own name; the site's name is appended. */
  title: string;
  description?: string;
};

/** Collects the title and description of a server-rendered page. A browser sets its document's. */
export const PageMetaSink = createContext<((meta: PageMetaProps) => void) | null>(null);

/** Sets a page's document title, starting with the unread count, and its meta description. */
export function PageMeta({ title, description }: PageMetaProps) {
  const unread = useUnreadOfAll();
  const full = title.startsWith(siteName) ? title : `${title} · ${siteName}`;
  use(PageMetaSink)?.(description === undefined ? { title: full } : { title: full, description });

  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${full}` : full;
  }, [full, unread]);

  useEffect(() => {
    if (description === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  return null;
}
