import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Article, type ArticleSource, isArticleSource, readArticles, toArticle } from '../articles-service.ts';
import type { ApiClient } from '../client.ts';
import { isApiError } from '../errors.ts';
import { useApi } from '../provider.ts';

/** Articles per tag. */
const articlesPerTag = 6;

const anHour = 60 * 60 * 1000;

export const articleKeys = {
  list: (tag: string) => ['articles', 'list', tag] as const,
  gathered: () => ['articles', 'gathered'] as const,
  detail: (articleId: string) => ['articles', 'detail', articleId] as const,
};

/** The newest articles of a tag, without their content. Fresh for an hour. */
export function articlesQuery(api: ApiClient, tag: string) {
  return queryOptions({
    queryKey: articleKeys.list(tag),
    queryFn: async ({ signal }): Promise<Article[]> => {
      const query = new URLSearchParams({ tag, per_page: String(articlesPerTag) });
      const address = `${api.articlesUrl}/articles?${query}`;
      const sources = await readArticles(address, signal, 'GET articles', api.fetch, isList);
      return sources.map(toArticle);
    },
    staleTime: anHour,
    gcTime: anHour,
  });
}

/** An article with its content, or null when there is none: a server-rendered page hydrates data, not errors. */
export function articleQuery(api: ApiClient, articleId: string) {
  return queryOptions({
    queryKey: articleKeys.detail(articleId),
    queryFn: async ({ signal }): Promise<Article | null> => {
      const address = `${api.articlesUrl}/articles/${encodeURIComponent(articleId)}`;
      try {
        return toArticle(await readArticles(address, signal, 'GET articles/{id}', api.fetch, isArticleSource));
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
    staleTime: anHour,
    gcTime: anHour,
  });
}

export const useArticle = (articleId: string) => useQuery(articleQuery(useApi(), articleId));

function isList(body: unknown): body is ArticleSource[] {
  return Array.isArray(body) && body.every(isArticleSource);
}
