import type { Article as BlogArticle } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { BlogMeta, BlogPicture } from '../blog-cards/blog-parts.tsx';
import { LostArt } from '../illustration/illustration.tsx';

interface ArticleProps extends ComponentProps<'article'> {
  article: BlogArticle;
  /** The page of all articles. */
  blogsHref: string;
}

/** A blog article; each line of its text is a paragraph. */
export function Article({ article, blogsHref, className, ...rest }: ArticleProps) {
  const { title, description, category, content } = article;
  return (
    <article data-slot="article" className={cx('mx-auto min-w-0 max-w-190', className)} {...rest}>
      <BackToBlogs href={blogsHref} />
      <header className="mt-5 grid gap-4">
        <Badge tone="neutral" className="max-w-full justify-self-start capitalize">
          <span className="truncate">{category}</span>
        </Badge>
        <h1 className="type-h1 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] wrap-anywhere">{title}</h1>
        <BlogMeta article={article} />
      </header>
      <BlogPicture
        article={article}
        eager
        alt={article.title}
        className="mt-7 aspect-[16/9] rounded-card border border-line"
      />
      {description ? <p className="mt-8 text-lead text-ink-2 wrap-anywhere">{description}</p> : null}
      <div className="mt-7 grid gap-4.5">
        {linesOf(content).map(({ key, text }) => (
          <p key={key} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
    </article>
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
      <h1 className="type-h2">Blog Not Found</h1>
      <p className="text-lead text-ink-2">
        Sorry, we could not find this article. It may have moved, or its author has taken it down.
      </p>
      <BackToBlogs href={blogsHref} />
    </div>
  );
}

function BackToBlogs({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="secondary" size="sm">
      <ArrowLeft aria-hidden="true" />
      Back to Blogs
    </ButtonLink>
  );
}
