import { t } from '@lingui/core/macro';
import type { CommunityNews as News } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface CommunityNewsProps extends ComponentProps<'article'> {
  news: News;
}

/** An announcement of the operators on its page. */
export function CommunityNews({
  news: { subject, content, language, sentAt },
  className,
  ...props
}: CommunityNewsProps) {
  return (
    <article data-slot="community-news" className={cx('mx-auto min-w-0 max-w-190', className)} {...props}>
      <h1 dir="auto" lang={language} className="wrap-anywhere">
        {subject}
      </h1>
      {sentAt === undefined ? (
        <Banner className="mt-6">{t`This is a draft. Only operators see it.`}</Banner>
      ) : (
        <p className="mt-4 text-small text-ink-2">{formatDate(sentAt)}</p>
      )}
      <RichText className="mt-8" {...inLanguage(language)}>
        {content}
      </RichText>
    </article>
  );
}
