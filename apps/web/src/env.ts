import { defaultSiteName } from '@skill-exchange/ui/lib/texts/site-name';

/**
 * Settings from the build, and from the page's head, where the server writes them. The only reader of
 * `import.meta.env` and those meta elements.
 */
export const env = {
  /** The server's URL without a trailing slash; empty for the origin that serves the app. */
  apiUrl: readAddress('VITE_API_URL', import.meta.env.VITE_API_URL ?? ''),
  /** The article service's URL without a trailing slash; empty for the origin that serves the app. */
  articlesUrl: readAddress(
    'articles-url',
    metaContent('articles-url') ?? import.meta.env.VITE_ARTICLES_URL ?? publicArticles(),
  ),
  /** The address of "Contact Us". */
  contactEmail: metaContent('contact-email') ?? import.meta.env.VITE_CONTACT_EMAIL ?? 'team@skill-exchange.example',
  /** The community's name. */
  siteName: metaContent('application-name') ?? defaultSiteName,
  /** The community's sentence about itself in the language of the page; empty for the one of the build. */
  siteDescription: metaContent('community-description') ?? '',
  /** The address of the community's logo; empty for the name in two lanes. */
  siteLogo: metaContent('community-logo') ?? '',
  /** The address of the landing page's picture; empty for the drawing. */
  siteCover: metaContent('community-cover') ?? '',
  siteCoverAlt: metaContent('community-cover-alt') ?? '',
  /** The community's time zone. */
  timeZone: metaContent('community-time-zone') ?? 'UTC',
  /** The published texts of the community, as `readTexts` parses them. */
  texts: metaContent('community-texts') ?? '',
  /** The features that are turned off, as `readOff` parses them. */
  off: metaContent('community-off') ?? '',
  /** The banner for visitors, as `readBanner` parses it. */
  banner: metaContent('community-banner') ?? '',
} as const;

/** Returns undefined during server rendering, which has no document. */
function metaContent(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Not in development, whose server proxies to one with its own articles. */
function publicArticles(): string {
  return import.meta.env.DEV ? '' : 'https://dev.to/api';
}

function readAddress(name: string, value: string): string {
  if (value !== '' && !URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.replace(/\/+$/, '');
}
