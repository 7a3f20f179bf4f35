/**
 * What is fixed when the app is built, and what the server that serves it writes into the page's head. The only reader
 * of `import.meta.env` and of those meta elements.
 */
export const env = {
  /** The server's address without a trailing slash; empty for the origin that serves the app. */
  apiUrl: readAddress('VITE_API_URL', import.meta.env.VITE_API_URL ?? ''),
  /** The article service's address without a trailing slash; empty for the origin that serves the app. */
  articlesUrl: readAddress(
    'articles-url',
    metaContent('articles-url') ?? import.meta.env.VITE_ARTICLES_URL ?? publicArticles(),
  ),
  /** Where "Contact Us" writes to. */
  contactEmail: metaContent('contact-email') ?? import.meta.env.VITE_CONTACT_EMAIL ?? 'team@skill-exchange.example',
} as const;

/** The server renders pages without a document. */
function metaContent(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The development server passes calls on to a server with articles of its own. */
function publicArticles(): string {
  return import.meta.env.DEV ? '' : 'https://dev.to/api';
}

function readAddress(name: string, value: string): string {
  if (value !== '' && !URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.replace(/\/+$/, '');
}
