import type { Article } from '@skill-exchange/api-client/articles-service';
import { isRecord, parseStored, readTexts } from '../../lib/storage/parse-stored.ts';
import type { TextStorage } from '../../lib/storage/safe-storage.ts';

/** Lifetime of a cached set, in milliseconds. */
export const keptFor = 60 * 60 * 1000;

const key = 'blog-articles';

type Cached = { readonly from: string; readonly savedAt: number; readonly articles: readonly Article[] };

/** Returns the set cached from this URL within the last hour, or null. */
export function readCachedArticles(storage: TextStorage, from: string, now = Date.now()): readonly Article[] | null {
  const cached = parseStored(storage.getItem(key));
  if (!isCached(cached) || cached.from !== from) return null;
  const age = now - cached.savedAt;
  return age >= 0 && age < keptFor ? cached.articles : null;
}

/** Caches a whole set for an hour. If storage is full, the next visit loads it again. */
export function writeCachedArticles(
  storage: TextStorage,
  from: string,
  articles: readonly Article[],
  now = Date.now(),
): void {
  const cached: Cached = { from, savedAt: now, articles };
  try {
    storage.setItem(key, JSON.stringify(cached));
  } catch {}
}

function isCached(value: unknown): value is Cached {
  return (
    isRecord(value) &&
    typeof value.from === 'string' &&
    typeof value.savedAt === 'number' &&
    Array.isArray(value.articles) &&
    value.articles.length > 0 &&
    value.articles.every(isArticle)
  );
}

const texts = ['id', 'title', 'description', 'content', 'image', 'author', 'publishedAt', 'category'];

function isArticle(value: unknown): value is Article {
  return isRecord(value) && readTexts(value, texts) !== undefined && typeof value.readTime === 'number';
}
