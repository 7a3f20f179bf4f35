import { t } from '@lingui/core/macro';
import type { NewAnnouncement } from '@skill-exchange/api-client/types';
import { type ComponentProps, useId } from 'react';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { useSiteName } from '../../lib/texts/site-name.ts';
import { Card } from '../../primitives/card/card.tsx';
import { CommunityBanner } from '../community-banner/community-banner.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface AnnouncementPreviewProps extends ComponentProps<'section'> {
  announcement: Pick<NewAnnouncement, 'subject' | 'content' | 'isMessage'>;
  /** The code of the language of the words. */
  language?: string | undefined;
  /** Empty without a banner. */
  banner: string;
}

/** What members get: the email, and the banner above every page. */
export function AnnouncementPreview({ announcement, language, banner, ...props }: AnnouncementPreviewProps) {
  const id = useId();
  const name = useSiteName();
  const { subject, content, isMessage } = announcement;
  const title = subject.trim() || '…';
  return (
    <section data-slot="announcement-preview" aria-labelledby={id} {...props}>
      <h2 id={id} className="mb-4 type-h4">
        {t`What they get`}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isMessage ? (
          <Card>
            <div className="bg-sunken px-5 py-3 text-small">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {title}
              </p>
              <p dir="auto" className="wrap-anywhere">
                {name}
              </p>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
              <p dir="auto" className="type-h3 wrap-anywhere">
                {title}
              </p>
              <RichText topLevel={3} {...inLanguage(language)}>
                {content}
              </RichText>
              <p className="justify-self-start rounded-ctl bg-teach px-4 py-2.5 text-small font-semibold text-on-teach">
                {t`Read it in the community`}
              </p>
              <p className="border-t border-line pt-4 text-small text-ink-2">
                {t`Everybody can turn the news of the community off.`}
              </p>
            </div>
          </Card>
        ) : null}
        {banner === '' ? null : (
          <Card>
            <CommunityBanner text={banner} />
            <div aria-hidden="true" className="h-10" />
          </Card>
        )}
      </div>
    </section>
  );
}
