import { toArticle } from '@skill-exchange/api-client/articles-service';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCachedArticles, writeCachedArticles } from '../src/features/blogs/article-cache.ts';
import { memoryStorage } from './memory-storage.ts';

const hour = 60 * 60 * 1000;
const articles = [toArticle({ id: 1, title: 'Bread' })];
const service = 'https://articles.example.org';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

it('shows a set for an hour', () => {
  writeCachedArticles(service, articles, 1000);
  expect(readCachedArticles(service, 1000 + hour - 1)).toEqual(articles);
  expect(readCachedArticles(service, 1000 + hour)).toBeNull();
});

it('does not trust a clock that went back', () => {
  writeCachedArticles(service, articles, 1000);
  expect(readCachedArticles(service, 999)).toBeNull();
});

it('keeps the sets of two services apart', () => {
  writeCachedArticles(service, articles, 0);
  expect(readCachedArticles('', 0)).toBeNull();
});

it.each([
  'nonsense',
  '{}',
  '{"from":"","savedAt":0,"articles":[{"id":1}]}',
  '{"from":"","savedAt":0,"articles":[]}',
])('takes %s for nothing', (text) => {
  localStorage.setItem('blog-articles', text);
  expect(readCachedArticles('', 1)).toBeNull();
});

it('lives without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  writeCachedArticles(service, articles);
  expect(readCachedArticles(service)).toBeNull();
});
