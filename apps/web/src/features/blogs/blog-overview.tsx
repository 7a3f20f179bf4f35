import { t } from '@lingui/core/macro';
import type { Article } from '@skill-exchange/api-client/articles-service';
import { ArticlesUnavailable } from '@skill-exchange/ui/components/articles-unavailable';
import {
  BlogCard,
  BlogSideCard,
  FeaturedBlog,
  LatestBlogs,
  RecommendedBlogs,
} from '@skill-exchange/ui/components/blog-cards';
import { BlogsSkeleton } from '@skill-exchange/ui/components/blog-skeletons';
import { NoArticles } from '@skill-exchange/ui/components/no-articles';
import { Spinner } from '@skill-exchange/ui/primitives/spinner';
import { paths } from '../../config/paths.ts';
import { usePlaceholderArticle } from './placeholder-article.ts';
import { useBlogs } from './use-blogs.ts';

/** Articles in the side list, after the featured one. */
const recommendedCount = 6;

/** All articles: one featured, six recommended, the rest as a grid. They show as they arrive. */
export function BlogOverview() {
  const { articles, failures, isDone, gatherAgain } = useBlogs();
  const placeholder = usePlaceholderArticle();
  const [featured, ...others] = articles;

  if (featured === undefined && failures > 0)
    return (
      <div className="grid gap-8">
        <Featured article={placeholder} />
        {isDone ? <ArticlesUnavailable onRetry={gatherAgain} /> : <MoreToCome />}
      </div>
    );
  if (featured === undefined && !isDone) return <BlogsSkeleton />;
  if (featured === undefined) return <NoArticles />;
  const recommended = others.slice(0, recommendedCount);
  const latest = others.slice(recommendedCount);
  return (
    <div className="grid gap-12">
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_360px]">
        <Featured article={featured} />
        {recommended.length > 0 ? (
          <RecommendedBlogs>
            {recommended.map((article) => (
              <li key={article.id}>
                <BlogSideCard article={article} href={paths.blog.to(article.id)} />
              </li>
            ))}
          </RecommendedBlogs>
        ) : null}
      </div>
      {latest.length > 0 ? (
        <LatestBlogs>
          {latest.map((article) => (
            <li key={article.id}>
              <BlogCard article={article} href={paths.blog.to(article.id)} />
            </li>
          ))}
        </LatestBlogs>
      ) : null}
      {isDone ? null : <MoreToCome />}
    </div>
  );
}

function Featured({ article }: { article: Article }) {
  return (
    <section aria-labelledby="featured-article" className="min-w-0">
      <h2 id="featured-article" className="sr-only">
        {t`Featured article`}
      </h2>
      <FeaturedBlog article={article} href={paths.blog.to(article.id)} />
    </section>
  );
}

function MoreToCome() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-small text-ink-2">
      <Spinner /> {t`Loading...`}
    </p>
  );
}
