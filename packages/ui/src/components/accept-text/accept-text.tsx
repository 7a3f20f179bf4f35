import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TextsToAccept } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentProps } from 'react';
import { inLanguage, languageNote } from '../../lib/community/text-languages.ts';
import { textLabels } from '../../lib/community/text-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { FormFailure } from '../../primitives/form-parts/form-parts.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { PageHeader } from '../../primitives/page-header/page-header.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface AcceptTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: TextsToAccept['texts'][number];
  /** Where members download their data and delete their account. */
  accountHref: string;
  /** The page of a version. */
  hrefOf: (version: number) => string;
  pending?: boolean | undefined;
  failure?: string | undefined;
  onAccept: () => void;
  onLogOut: () => void;
}

/** What a member meets who has to accept a text: what changed, the text, and what they can do otherwise. */
export function AcceptText(props: AcceptTextProps) {
  const { text, accountHref, hrefOf, pending = false, failure, onAccept, onLogOut, className, ...rest } = props;
  const { kind, version, change, content, publishedAt, acceptedVersion } = text;
  const label = textLabels[kind];
  const note = languageNote(text);
  return (
    <div
      data-slot="accept-text"
      className={cx('mx-auto grid max-w-190 grid-cols-[minmax(0,1fr)] gap-6', className)}
      {...rest}
    >
      <PageHeader
        title={acceptedVersion === undefined ? t`${label}: before you go on` : t`${label}: there is a new version`}
        lead={t`Version ${version}, published ${{ date: formatDate(publishedAt) }}. Please read it before you go on.`}
      />
      <Banner className="items-start">
        <Pencil aria-hidden="true" className="mt-0.5" />
        <div className="min-w-0">
          <p>{t`What changed`}</p>
          <p dir="auto" className="font-normal wrap-anywhere">
            {change}
          </p>
        </div>
      </Banner>
      {note === undefined ? null : <p className="text-small text-ink-2">{note}</p>}
      <Card className="p-5">
        <RichText topLevel={2} {...inLanguage(text.language)}>
          {content}
        </RichText>
      </Card>
      {acceptedVersion === undefined ? null : (
        <p>
          <TextLink href={hrefOf(acceptedVersion)}>
            <Trans>Read version {acceptedVersion}, which you accepted</Trans>
          </TextLink>
        </p>
      )}
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button pending={pending} pendingLabel={t`Accepting...`} onClick={onAccept}>
          {t`Accept and go on`}
        </Button>
        <Button variant="quiet" onClick={onLogOut}>
          {t`Log out`}
        </Button>
      </div>
      <p className="text-ink-2">
        <Trans>
          You need not accept. Then you can still <TextLink href={accountHref}>download your data or leave</TextLink>.
          Nothing is deleted until you say so.
        </Trans>
      </p>
    </div>
  );
}
