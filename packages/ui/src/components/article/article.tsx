import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Article as BlogArticle } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ComponentProps, useId } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { BlogMeta, BlogPicture } from '../blog-cards/blog-parts.tsx';
import { LostArt } from '../illustration/illustration.tsx';

interface ArticleProps extends ComponentProps<'article'> {
  article: BlogArticle;
  /** The page of all articles. */
  blogsHref: string;
  /** Related articles. */
  next?: readonly BlogArticle[] | undefined;
  /** The page of an article. */
  hrefFor?: (articleId: string) => string;
}

/** A blog article; each line of its text is a paragraph. Ends with its author and related articles. */
export function Article({ article, blogsHref, next = [], hrefFor, className, ...rest }: ArticleProps) {
  const { title, description, category, content, author } = article;
  return (
    <article data-slot="article" className={cx('mx-auto min-w-0 max-w-190', className)} {...rest}>
      <BackToBlogs href={blogsHref} />
      <header className="mt-5 grid gap-4">
        <Badge tone="neutral" className="max-w-full justify-self-start capitalize">
          <bdi className="truncate">{category}</bdi>
        </Badge>
        <h1 dir="auto" className="type-h1 wrap-anywhere">
          {title}
        </h1>
        <BlogMeta article={article} />
      </header>
      <BlogPicture
        article={article}
        eager
        alt={article.title}
        className="mt-7 aspect-[16/9] rounded-card border border-line"
      />
      {description ? (
        <p dir="auto" className="mt-8 text-lead text-ink-2 wrap-anywhere">
          {description}
        </p>
      ) : null}
      <div className="mt-7 grid gap-4">
        {linesOf(content).map(({ key, text }) => (
          <p key={key} dir="auto" className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
      <footer className="mt-12 border-t border-line pt-6">
        <p className="flex items-center gap-4">
          <Avatar id={author} name={author} decorative />
          <span className="min-w-0 wrap-anywhere">
            <Trans>
              Written by <bdi className="font-semibold">{author}</bdi>
            </Trans>
          </span>
        </p>
        {hrefFor && next.length > 0 ? <ReadNext articles={next} hrefFor={hrefFor} /> : null}
      </footer>
    </article>
  );
}

function ReadNext({
  articles,
  hrefFor,
}: Required<Pick<ArticleProps, 'hrefFor'>> & { articles: readonly BlogArticle[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="type-h3">
        {t`Read next`}
      </h2>
      <ul className="mt-5 grid gap-5">
        {articles.map((article) => (
          <li key={article.id} className="flex items-center gap-4">
            <BlogPicture article={article} className="size-16 shrink-0 rounded-ctl" />
            <TextLink variant="quiet" href={hrefFor(article.id)} className="min-w-0 font-semibold wrap-anywhere">
              <bdi>{article.title}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The non-empty lines of a text, with stable keys. */
function linesOf(content: string) {
  return content
    .split(/\r?\n/)
    .map((text, line) => ({ key: line, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

export function ArticleNotFound({ blogsHref, className, ...rest }: ComponentProps<'div'> & { blogsHref: string }) {
  return (
    <div
      data-slot="article-not-found"
      className={cx('mx-auto grid max-w-190 justify-items-start gap-5', className)}
      {...rest}
    >
      <LostArt />
      <h1 className="type-h2">{t`Blog Not Found`}</h1>
      <p className="text-lead text-ink-2">
        {t`Sorry, we couldn't find this article. It may have moved, or its author took it down.`}
      </p>
      <BackToBlogs href={blogsHref} />
    </div>
  );
}

function BackToBlogs({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="secondary" size="sm">
      <ArrowLeft aria-hidden="true" />
      {t`Back to Blogs`}
    </ButtonLink>
  );
}
