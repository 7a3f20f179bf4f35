import { t } from '@lingui/core/macro';
import type { Article } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import { BlogMeta, BlogPicture } from './blog-parts.tsx';

interface BlogCardProps extends ComponentProps<'article'> {
  article: Article;
  href: string;
}

/** Stretches the title's link over the whole card. */
const WHOLE_CARD = 'after:absolute after:inset-0 focus-visible:outline-none after:rounded-card';
const CARD_FOCUS =
  'relative transition-colors hover:border-line-strong has-[a:focus-visible]:outline-3 ' +
  'has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus';

export function FeaturedBlog({ article, href, className, ...rest }: BlogCardProps) {
  return (
    <Card as="article" className={cx(CARD_FOCUS, 'flex min-w-0 flex-col', className)} data-variant="featured" {...rest}>
      <BlogPicture article={article} eager className="aspect-[16/9] border-b border-line" />
      <div className="grid gap-4 p-5 sm:p-7">
        <BlogBadge>{article.category}</BlogBadge>
        <BlogTitle href={href} className="type-h3">
          {article.title}
        </BlogTitle>
        <p dir="auto" className="line-clamp-3 text-ink-2 wrap-anywhere">
          {article.description}
        </p>
        <BlogMeta article={article} />
      </div>
    </Card>
  );
}

export function BlogCard({ article, href, className, ...rest }: BlogCardProps) {
  return (
    <Card
      as="article"
      className={cx(CARD_FOCUS, 'flex h-full min-w-0 flex-col', className)}
      data-variant="grid"
      {...rest}
    >
      <BlogPicture article={article} className="aspect-[16/9] border-b border-line" />
      <div className="flex flex-1 flex-col items-start gap-3 p-5">
        <BlogBadge>{article.category}</BlogBadge>
        <BlogTitle href={href} className="type-h4 line-clamp-3">
          {article.title}
        </BlogTitle>
        <p dir="auto" className="line-clamp-2 text-small text-ink-2 wrap-anywhere">
          {article.description}
        </p>
        <BlogMeta article={article} className="mt-auto pt-1" />
      </div>
    </Card>
  );
}

/** A compact card: thumbnail and title. */
export function BlogSideCard({ article, href, className, ...rest }: BlogCardProps) {
  const { readTime } = article;
  return (
    <article
      data-slot="blog-side-card"
      className={cx(CARD_FOCUS, 'grid min-w-0 grid-cols-[88px_1fr] items-center gap-4 rounded-card', className)}
      {...rest}
    >
      <BlogPicture article={article} className="aspect-square rounded-ctl" />
      <div className="grid min-w-0 gap-2">
        <BlogTitle href={href} className="line-clamp-3 font-display text-body leading-snug font-bold">
          {article.title}
        </BlogTitle>
        <p className="text-cap text-ink-2">{t`${readTime} min read`}</p>
      </div>
    </article>
  );
}

function BlogTitle({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const Link = useLink();
  return (
    <h3 dir="auto" className={cx('wrap-anywhere tracking-tight', className)}>
      <Link href={href} className={cx(WHOLE_CARD, 'text-ink underline-offset-4 hover:underline')}>
        {children}
      </Link>
    </h3>
  );
}

function BlogBadge({ children }: { children: string }) {
  return (
    <Badge tone="neutral" className="max-w-full justify-self-start capitalize">
      <bdi className="truncate">{children}</bdi>
    </Badge>
  );
}

interface BlogSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** `li` elements with a `BlogSideCard` or `BlogCard` each. */
  children: ReactNode;
}

export function RecommendedBlogs({ className, children, ...rest }: BlogSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('min-w-0', className)} {...rest}>
      <SectionHeading title={t`Recommended Blogs`} headingId={headingId} scale="panel" direction="teach" />
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">{children}</ul>
    </section>
  );
}

/** The remaining articles, newest first, in one to three columns. */
export function LatestBlogs({ className, children, ...rest }: BlogSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('min-w-0', className)} {...rest}>
      <SectionHeading title={t`Latest Blog Posts`} headingId={headingId} direction="learn" />
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">{children}</ul>
    </section>
  );
}
