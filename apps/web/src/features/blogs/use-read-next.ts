import type { Article } from '@skill-exchange/api-client/articles-service';
import { useApi } from '@skill-exchange/api-client/provider';
import { useEffect, useState } from 'react';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { readCachedArticles } from './article-cache.ts';

/** Suggested articles below an article. */
const count = 3;

/** Returns articles to read next, same topic first, from those loaded by the blogs page. Sends no request. */
export function useReadNext(article: Article): readonly Article[] {
  const { articlesUrl } = useApi();
  const [gathered, setGathered] = useState<readonly Article[]>([]);
  // After the first render, which is the server's.
  useEffect(() => setGathered(readCachedArticles(safeStorage(), articlesUrl) ?? []), [articlesUrl]);
  const others = gathered.filter(({ id }) => id !== article.id);
  const isNear = ({ category }: Article) => category === article.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, count);
}
