import { useUnreadNotifications } from '@skill-exchange/api-client/notifications';
import { createContext, use, useEffect } from 'react';
import { useUnread } from './unread.ts';

const siteName = 'Skill Exchange';

type PageMetaProps = {
  /** The page's own name; the site's name is added. */
  title: string;
  description?: string;
};

/** Collects the title and description of a server-rendered page. A browser has its document for that. */
export const PageMetaSink = createContext<((meta: PageMetaProps) => void) | null>(null);

/**
 * Gives a page its document title, the count of what is unread first, and its meta description. Unread messages are
 * among the notifications, where a backend has them.
 */
export function PageMeta({ title, description }: PageMetaProps) {
  const messages = useUnread();
  const unread = useUnreadNotifications() ?? messages;
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
