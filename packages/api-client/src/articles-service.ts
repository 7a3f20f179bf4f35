import { anySignal } from './calls/any-signal.ts';
import { ApiError } from './errors.ts';

/** A blog article with defaults for missing fields. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Plain text or Markdown; empty in lists. Show it as text, never as markup. */
  readonly content: string;
  /** URL of the picture; empty when there is none. */
  readonly image: string;
  readonly author: string;
  /** In minutes. */
  readonly readTime: number;
  /** ISO 8601; empty when unknown. */
  readonly publishedAt: string;
  readonly category: string;
}

/** The fields that we read of the article service's responses. Any may be missing or null: others run the service. */
export interface ArticleSource {
  readonly id: number | string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly body_markdown?: string | null;
  readonly cover_image?: string | null;
  readonly user?: { readonly name?: string | null } | null;
  readonly reading_time_minutes?: number | null;
  readonly reading_time?: number | null;
  readonly published_at?: string | null;
  readonly tags?: string | readonly string[] | null;
}

/** Converts an article, with defaults for missing fields. */
export function toArticle(source: ArticleSource): Article {
  const readTime = source.reading_time ?? source.reading_time_minutes ?? 0;
  return {
    id: String(source.id),
    title: source.title ?? '',
    description: source.description ?? '',
    content: source.body_markdown ?? '',
    image: pictureAddress(source.cover_image ?? ''),
    author: source.user?.name?.trim() || 'Anonymous',
    readTime: readTime > 0 ? readTime : 5,
    publishedAt: source.published_at ?? '',
    category: firstTag(source.tags) ?? 'general',
  };
}

/** Returns a URL that can only be a picture's; empty for anything else. */
function pictureAddress(address: string): string {
  return /^(https?:\/\/|data:image\/|\/)/i.test(address) ? address : '';
}

/** Tags are a list or comma-separated text, depending on the operation. */
function firstTag(tags: ArticleSource['tags']): string | undefined {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return list.map((tag) => tag.trim()).find((tag) => tag !== '');
}

/** Timeout of the article service, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Requests a URL of the article service, without credentials: it is another site and responds with a
 * wildcard origin, which browsers reject with credentials. Throws an `ApiError`, or the reason of `signal`'s abort.
 */
export async function readArticles<Body>(
  address: string,
  signal: AbortSignal,
  operation: string,
  fetch: (request: Request) => Promise<Response>,
  accept: (body: unknown) => body is Body,
): Promise<Body> {
  const ends = anySignal([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(new Request(address, { credentials: 'omit', signal: ends })).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError({ status: 0, operation, cause });
  });
  if (!response.ok) {
    // In the chunk that sends requests to the backend, which a page of articles does not load.
    const { readError } = await import('./calls/read-error.ts').catch((cause: unknown) => {
      throw new ApiError({ status: response.status, operation, cause });
    });
    throw await readError(response, operation);
  }
  const body: unknown = await response.json().catch(() => undefined);
  signal.throwIfAborted();
  if (!accept(body)) throw new ApiError({ status: response.status, operation });
  return body;
}

/** Whether an untyped value is usable as an article: it has an id, and everything else has defaults. */
export function isArticleSource(value: unknown): value is ArticleSource {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'number' || typeof value.id === 'string';
}
