import type { ArticleStateHandlers } from '@skill-exchange/contracts/article-states';
import type { World } from '../world.ts';

/** The demo community's own articles, which this server gives in the shape of the article service. */
export function articleStateHandlers({ app }: World): ArticleStateHandlers {
  const read = async (url: string) => (await app.inject({ method: 'GET', url })).json<{ id: number }[]>();
  return {
    'articles with a tag': async ({ tag }) => {
      const found = await read(`/articles?tag=${encodeURIComponent(tag)}`);
      if (found.length === 0) throw new Error(`The demo has no article with the tag ${tag}.`);
      return {};
    },
    'no article with a tag': async () => ({}),
    'an article': async () => ({ articleId: String((await read('/articles'))[0]?.id) }),
    'no article': async () => ({}),
  };
}
