import { useEffect } from 'react';

const siteName = 'Skill Exchange';

type PageMetaProps = {
  /** The page's own name; the site's name is added. */
  title: string;
  description?: string;
};

/** Gives a page its document title and meta description. */
export function PageMeta({ title, description }: PageMetaProps) {
  useEffect(() => {
    document.title = title.startsWith(siteName) ? title : `${title} · ${siteName}`;
  }, [title]);

  useEffect(() => {
    if (description === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  return null;
}
