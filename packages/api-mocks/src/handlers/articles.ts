import type { ArticleSource } from '@skill-exchange/api-client/articles-service';
import { createOpenApiHttp } from 'openapi-msw';
import { makeArticle, many } from '../factories.ts';

type Answer<Body> = { headers: Record<string, unknown>; content: { 'application/json': Body } };
type Rejected = Answer<{ error: string; status: number }>;

/** The article service's two operations, typed like a generated contract, which the service does not have. */
export interface ArticlePaths {
  '/articles': {
    get: {
      parameters: { query?: { tag?: string; per_page?: string } };
      responses: { 200: Answer<ArticleSource[]>; 429: Rejected };
    };
  };
  '/articles/{id}': {
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Answer<ArticleSource>; 404: Rejected; 429: Rejected };
    };
  };
}

/** Mocks the article service. As on the real one, its lists have no content. */
export function articleHandlers(articlesUrl: string) {
  const http = createOpenApiHttp<ArticlePaths>({ baseUrl: articlesUrl });
  return {
    listArticles: http.get('/articles', ({ query, response }) => {
      const tag = query.get('tag');
      const count = Number(query.get('per_page') ?? 6);
      const articles = many<ArticleSource>(count, (_, index = 0) =>
        makeArticle({ id: `${tag ?? 'any'}-${index + 1}`, body_markdown: null, ...(tag && { tags: [tag] }) }, index),
      );
      return response(200).json(articles);
    }),

    getArticle: http.get('/articles/{id}', ({ params, response }) => {
      const number = /(\d+)$/.exec(params.id)?.[1];
      if (number === undefined) return response(404).json({ error: 'not found', status: 404 });
      const tag = params.id.slice(0, -number.length - 1);
      const tags = tag === '' ? {} : { tags: tag };
      return response(200).json(makeArticle({ id: params.id, ...tags }, Number(number) - 1));
    }),
  };
}
