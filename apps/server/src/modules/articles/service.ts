import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { type Article, demoArticles } from '../../demo/demo-articles.ts';

export type ArticleSummary = Omit<Article, 'body_markdown'>;

/** Returns articles without text, newest first. @throws ApiError 404 when an article service is configured. */
export function listArticles(
  context: Pick<AppContext, 'settings' | 'clock'>,
  filter: { tag: string | undefined; count: number },
): ArticleSummary[] {
  const { tag, count } = filter;
  return ownArticles(context)
    .filter(({ tags }) => tag === undefined || tags.includes(tag.toLowerCase()))
    .slice(0, count)
    .map(({ body_markdown: _, ...summary }) => summary);
}

/** @throws ApiError 404 for an unknown article, or when an article service is configured. */
export function findArticle(context: Pick<AppContext, 'settings' | 'clock'>, id: string): Article {
  const article = ownArticles(context).find((candidate) => String(candidate.id) === id);
  if (article === undefined) throw notFound('Article');
  return article;
}

/** Returns the demo community's articles. Other communities configure an article service. */
function ownArticles({ settings, clock }: Pick<AppContext, 'settings' | 'clock'>): Article[] {
  if (settings.articlesUrl !== null) throw notFound('Path');
  return demoArticles(clock());
}
