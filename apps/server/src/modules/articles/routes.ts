import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { findArticle, listArticles } from './service.ts';

/** The default page size of the public article service. */
const defaultCount = 30;

export function articleHandlers(context: AppContext) {
  return {
    listArticles: async ({ query }) => {
      const filter = { tag: query.tag, count: query.per_page ?? defaultCount };
      return { status: 200, body: listArticles(context, filter) };
    },
    getArticle: async ({ path }) => ({ status: 200, body: findArticle(context, path.id) }),
  } satisfies Partial<Handlers>;
}
