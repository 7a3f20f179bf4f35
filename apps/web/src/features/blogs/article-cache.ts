import type { Article } from '@skill-exchange/api-client/articles-service';

/** Milliseconds for which a gathered set is shown again without asking the service. */
const keptFor = 60 * 60 * 1000;

const key = 'blog-articles';

type Cached = { readonly from: string; readonly savedAt: number; readonly articles: readonly Article[] };

/** The set that was gathered from this address within the last hour, or null. Never throws. */
export function readCachedArticles(from: string, now = Date.now()): readonly Article[] | null {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isCached(cached) || cached.from !== from) return null;
    const age = now - cached.savedAt;
    return age >= 0 && age < keptFor ? cached.articles : null;
  } catch {
    // Storage that is blocked, or holds what another version has written.
    return null;
  }
}

/** Keeps a whole set for the next hour. Without storage the next visit gathers again. */
export function writeCachedArticles(from: string, articles: readonly Article[], now = Date.now()): void {
  const cached: Cached = { from, savedAt: now, articles };
  try {
    localStorage.setItem(key, JSON.stringify(cached));
  } catch {
    // Full or blocked: nothing depends on it.
  }
}

function isCached(value: unknown): value is Cached {
  if (typeof value !== 'object' || value === null) return false;
  if (!('from' in value && 'savedAt' in value && 'articles' in value)) return false;
  return (
    typeof value.savedAt === 'number' &&
    Array.isArray(value.articles) &&
    value.articles.length > 0 &&
    value.articles.every(isArticle)
  );
}

const texts = ['id', 'title', 'description', 'content', 'image', 'author', 'publishedAt', 'category'];

function isArticle(value: unknown): value is Article {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return texts.every((name) => typeof fields[name] === 'string') && typeof fields.readTime === 'number';
}
