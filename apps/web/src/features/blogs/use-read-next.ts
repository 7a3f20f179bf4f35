import type { Article } from '@skill-exchange/api-client/articles-service';
import { useApi } from '@skill-exchange/api-client/provider';
import { useState } from 'react';
import { safeStorage } from '../../lib/safe-storage.ts';
import { readCachedArticles } from './article-cache.ts';

/** How many articles stand below one. */
const count = 3;

/** Articles to read after one, of its topic first, from those that the blogs page has gathered. Loads nothing. */
export function useReadNext(article: Article): readonly Article[] {
  const { articlesUrl } = useApi();
  const [gathered] = useState(() => readCachedArticles(safeStorage(), articlesUrl) ?? []);
  const others = gathered.filter(({ id }) => id !== article.id);
  const isNear = ({ category }: Article) => category === article.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, count);
}
