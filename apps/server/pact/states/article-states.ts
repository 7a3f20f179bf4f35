import type { ArticleStateHandlers } from '@skill-exchange/contracts/article-states';
import type { World } from '../world.ts';

/** Uses the demo community's own articles, which this server returns in the article service's format. */
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
