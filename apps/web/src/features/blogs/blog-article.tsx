import { t } from '@lingui/core/macro';
import { useArticle } from '@skill-exchange/api-client/articles';
import type { Article as BlogArticleData } from '@skill-exchange/api-client/types';
import { Article, ArticleNotFound } from '@skill-exchange/ui/components/article';
import { ArticlesUnavailable } from '@skill-exchange/ui/components/articles-unavailable';
import { ArticleSkeleton } from '@skill-exchange/ui/components/blog-skeletons';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { placeholderId, usePlaceholderArticle } from './placeholder-article.ts';
import { useReadNext } from './use-read-next.ts';

/** One article. Shows the placeholder if it fails to load, and a message if it does not exist. */
export function BlogArticle({ articleId }: { articleId: string }) {
  const placeholder = usePlaceholderArticle();
  return articleId === placeholderId ? (
    <ArticleToRead article={placeholder} />
  ) : (
    <ServiceArticle articleId={articleId} />
  );
}

function ServiceArticle({ articleId }: { articleId: string }) {
  const { data: article, error, refetch } = useArticle(articleId);
  useLoggedFailure('Error fetching an article', error);

  const name = useSiteName();
  const placeholder = usePlaceholderArticle();

  if (article === null)
    return (
      <>
        <PageMeta title={t`Blog Not Found`} description={t`There is no such article on ${name}.`} isMissing />
        <ArticleNotFound blogsHref={paths.blogs} />
      </>
    );
  if (article !== undefined) return <ArticleToRead article={article} />;
  if (error === null)
    return (
      <>
        <PageMeta title={t`Blog`} />
        <h1 className="sr-only">{t`Blog`}</h1>
        <ArticleSkeleton />
      </>
    );
  return (
    <div className="grid gap-8">
      <ArticleToRead article={placeholder} />
      <div className="mx-auto w-full max-w-190">
        <ArticlesUnavailable onRetry={() => void refetch()} />
      </div>
    </div>
  );
}

function ArticleToRead({ article }: { article: BlogArticleData }) {
  const next = useReadNext(article);
  return (
    <>
      <PageMeta title={article.title} description={article.description} article={article} />
      <Article article={article} blogsHref={paths.blogs} next={next} hrefFor={paths.blog.to} />
    </>
  );
}
