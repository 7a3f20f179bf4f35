import { useEffect } from 'react';
import { useUnreadInTitle } from './unread-title.ts';

const siteName = 'Skill Exchange';

type PageMetaProps = {
  /** The page's own name; the site's name is added. */
  title: string;
  description?: string;
};

/** Gives a page its document title, unread messages first, and its meta description. */
export function PageMeta({ title, description }: PageMetaProps) {
  const unread = useUnreadInTitle();
  useEffect(() => {
    const full = title.startsWith(siteName) ? title : `${title} · ${siteName}`;
    document.title = unread > 0 ? `(${unread}) ${full}` : full;
  }, [title, unread]);

  useEffect(() => {
    if (description === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  return null;
}
