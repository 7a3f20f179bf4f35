import { toArticle } from '@skill-exchange/api-client/articles-service';
import { beforeEach, expect, it } from 'vitest';
import { readCachedArticles, writeCachedArticles } from '../src/features/blogs/article-cache.ts';
import { memoryStorage } from './memory-storage.ts';

const hour = 60 * 60 * 1000;
const articles = [toArticle({ id: 1, title: 'Bread' })];
const service = 'https://articles.example.org';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});

it('shows a set of articles for an hour', () => {
  writeCachedArticles(storage, service, articles, 1000);
  expect(readCachedArticles(storage, service, 1000 + hour - 1)).toEqual(articles);
  expect(readCachedArticles(storage, service, 1000 + hour)).toBeNull();
});

it('does not trust a clock that was set back', () => {
  writeCachedArticles(storage, service, articles, 1000);
  expect(readCachedArticles(storage, service, 999)).toBeNull();
});

it('keeps the sets of two services apart', () => {
  writeCachedArticles(storage, service, articles, 0);
  expect(readCachedArticles(storage, '', 0)).toBeNull();
});

it.each(['nonsense', '{}', '{"from":"","savedAt":0,"articles":[{"id":1}]}', '{"from":"","savedAt":0,"articles":[]}'])(
  'takes %s for nothing',
  (text) => {
    storage.setItem('blog-articles', text);
    expect(readCachedArticles(storage, '', 1)).toBeNull();
  },
);

it('works without storage space', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  writeCachedArticles(full, service, articles);
  expect(readCachedArticles(full, service)).toBeNull();
});
