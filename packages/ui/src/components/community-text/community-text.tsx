import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { splitTitle } from '@skill-exchange/api-client/markdown';
import type { CommunityText as Text } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { inLanguage, languageNote } from '../../lib/community/text-languages.ts';
import { textLabels } from '../../lib/community/text-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface CommunityTextProps extends ComponentProps<'article'> {
  text: Text;
  /** The page of the current version. */
  currentHref: string;
  /** The page of the version before. */
  beforeHref?: string | undefined;
}

/** A text of the community on its page, such as the imprint. */
export function CommunityText({ text, currentHref, beforeHref, className, ...rest }: CommunityTextProps) {
  const { kind, version, currentVersion, content, publishedAt } = text;
  const { title, body } = splitTitle(content);
  const note = languageNote(text);
  const inOwn = inLanguage(text.language);
  return (
    <article data-slot="community-text" className={cx('mx-auto min-w-0 max-w-190', className)} {...rest}>
      <h1 dir="auto" className="wrap-anywhere" {...(title !== undefined && inOwn)}>
        {title ?? textLabels[kind]}
      </h1>
      <p className="mt-4 text-small text-ink-2">{t`Version ${version}, ${{ date: formatDate(publishedAt) }}`}</p>
      {version < currentVersion ? (
        <Banner tone="learn" className="mt-6 block">
          <Trans>
            This version is no longer in force. <TextLink href={currentHref}>Read the current one</TextLink>
          </Trans>
        </Banner>
      ) : null}
      {note === undefined ? null : <p className="mt-2 text-small text-ink-2">{note}</p>}
      <RichText className="mt-8" {...inOwn}>
        {body}
      </RichText>
      {beforeHref === undefined ? null : (
        <p className="mt-10 border-t border-line pt-5 text-small">
          <TextLink href={beforeHref}>{t`Read version ${{ version: version - 1 }}`}</TextLink>
        </p>
      )}
    </article>
  );
}
