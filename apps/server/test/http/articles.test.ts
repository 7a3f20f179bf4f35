import { describe, expect, test } from 'vitest';
import { useServer } from '../support/test-server.ts';

describe('the articles of the demo community', () => {
  const server = useServer({ articlesUrl: null });

  test('are listed by tag, newest first and without their text', async () => {
    const articles = await server.visitor.ok('listArticles', { query: { tag: 'chess', per_page: 6 } });
    expect(articles.length).toBeGreaterThanOrEqual(4);
    for (const article of articles) {
      expect(article.tags).toContain('chess');
      expect(article).not.toHaveProperty('body_markdown');
    }
    const dates = articles.map(({ published_at }) => published_at);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('are limited to the requested number', async () => {
    expect(await server.visitor.ok('listArticles', { query: { per_page: 5 } })).toHaveLength(5);
    expect((await server.visitor.ok('listArticles')).length).toBeGreaterThan(20);
    expect(await server.visitor.ok('listArticles', { query: { tag: 'no such tag' } })).toEqual([]);
    expect(await server.visitor.errorOf('listArticles', 400, { query: { per_page: 0 } })).toContain('per_page');
  });

  test('can be read one at a time, with their text', async () => {
    const [listed] = await server.visitor.ok('listArticles', { query: { tag: 'woodwork' } });
    const article = await server.visitor.ok('getArticle', { path: { id: String(listed?.id) } });
    expect(article).toMatchObject({ ...listed, body_markdown: expect.stringMatching(/\S{3}/) });
    for (const id of ['0', '101abc', 'nope']) {
      expect(await server.visitor.errorOf('getArticle', 404, { path: { id } })).toBe('Article not found.');
    }
  });
});

describe('with an article service', () => {
  const server = useServer({ articlesUrl: 'https://articles.example.org' });

  test('the server has none', async () => {
    await server.visitor.errorOf('listArticles', 404);
    await server.visitor.errorOf('getArticle', 404, { path: { id: '101' } });
  });
});
