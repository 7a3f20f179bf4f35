import { paths } from './paths.ts';

/** A sentence above every page, and the page with more to read. */
export type SiteBanner = { readonly text: string; readonly href?: string };

/** Parses the banner that the server writes into the page: an id, if there is more to read, a space and the sentence. */
export function readBanner(content: string): SiteBanner | undefined {
  const [, id = '', text] = /^(\S*) (.+)$/s.exec(content) ?? [];
  if (text === undefined) return undefined;
  return { text, ...(id !== '' && { href: paths.news.to(id) }) };
}
