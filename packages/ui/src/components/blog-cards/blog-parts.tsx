import { t } from '@lingui/core/macro';
import type { Article } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatDate } from '../../lib/time/date-time.ts';
import { FallbackImage } from '../../primitives/avatar/fallback-image.tsx';
import { BlogCover } from '../blog-cover/blog-cover.tsx';
import { Dotted } from '../event-when/dotted.tsx';

interface BlogPictureProps extends ComponentProps<'div'> {
  article: Pick<Article, 'title' | 'image' | 'category'>;
  /** Disables lazy loading, for the page's main picture. */
  eager?: boolean;
  alt?: string;
}

/** An article's picture, with a typographic cover as the fallback. Set its size with `className`. */
export function BlogPicture({ article, eager = false, alt = '', className, ...rest }: BlogPictureProps) {
  const { title, image, category } = article;
  return (
    <div data-slot="blog-picture" className={cx('relative overflow-hidden bg-sunken', className)} {...rest}>
      <BlogCover title={title} category={category} className="absolute inset-0" />
      <FallbackImage
        src={image}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        // The picture is on another site, which must not learn which article is open.
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

interface BlogMetaProps extends ComponentProps<'p'> {
  article: Pick<Article, 'author' | 'readTime' | 'publishedAt'>;
}

/** Author, date and reading time. */
export function BlogMeta({ article, className, ...rest }: BlogMetaProps) {
  const { author, readTime, publishedAt } = article;
  return (
    <p data-slot="blog-meta" className={cx('text-small text-ink-2 wrap-anywhere', className)} {...rest}>
      <Dotted>
        <bdi>{author}</bdi>
        {publishedAt ? <time dateTime={publishedAt}>{formatDate(publishedAt)}</time> : null}
        <span>{t`${readTime} min read`}</span>
      </Dotted>
    </p>
  );
}
