import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { colorProperties, type Hues } from '@skill-exchange/api-client/community-colors';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId, useState } from 'react';
import type { Identity } from '../../lib/community/community-words.ts';
import { SiteLogo, SiteName } from '../../lib/texts/site-name.ts';
import { FilterChips } from '../../primitives/filter-chips/filter-chips.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';

interface CommunityPreviewProps extends ComponentProps<'section'> {
  identity: Pick<Identity, 'name' | 'shortName' | 'description' | 'logo' | 'cover' | 'coverAlt'>;
  hues: Hues;
}

const card = 'grid min-w-0 grid-cols-[minmax(0,1fr)] rounded-card border border-line shadow-card';

/** What people see of a community: the landing page, an email, the installed app and a pasted link. */
export function CommunityPreview({ identity, hues, ...props }: CommunityPreviewProps) {
  const id = useId();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const themes = [
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const;
  const { name, shortName, description, logo, cover, coverAlt } = identity;
  const colors = colorProperties(hues, { isWhole: true }) as CSSProperties;
  const icon = logo ? (
    <img src={logo} alt="" className="size-14 rounded-card object-contain" />
  ) : (
    <span aria-hidden="true" className="flex size-14 overflow-hidden rounded-card">
      <span className="w-1/2 bg-teach" />
      <span className="w-1/2 bg-learn" />
    </span>
  );
  return (
    <section data-slot="community-preview" aria-labelledby={id} {...props}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="type-h4">
          {t`What people see`}
        </h2>
        <FilterChips label={t`Theme of the preview`} options={themes} value={theme} onChange={setTheme} />
      </div>
      <SiteName value={name.trim() || '…'}>
        <SiteLogo value={logo}>
          <div data-theme={theme} style={colors} className="grid gap-4 bg-transparent sm:grid-cols-2">
            <div className={cx(card, 'gap-5 bg-canvas p-5 sm:col-span-2')}>
              <Wordmark className="justify-self-start" />
              <p className="font-display text-h3 leading-tight font-bold">
                <Trans>
                  <span className="rounded-lane-teach-chip bg-teach ps-2 pe-4 text-on-teach">Teach</span> what you know.{' '}
                  <span className="rounded-lane-learn-chip bg-learn ps-4 pe-2 text-on-learn">Learn</span> what you
                  don’t.
                </Trans>
              </p>
              {cover ? (
                <img src={cover} alt={coverAlt} className="aspect-5/2 w-full rounded-card bg-sunken object-cover" />
              ) : null}
              <p className="flex flex-wrap gap-2 text-small">
                <span className="rounded-lane-teach-chip bg-teach-tint px-3 py-1 text-teach-ink">{t`Sourdough`}</span>
                <span className="rounded-lane-learn-chip bg-learn-tint px-3 py-1 text-learn-ink">{t`Chess`}</span>
                <span className="px-1 py-1 text-teach-ink underline underline-offset-3">{t`A link`}</span>
              </p>
            </div>
            <div className={cx(card, 'content-start gap-3 bg-surface p-5')}>
              {logo ? <img src={logo} alt="" className="size-10 object-contain" /> : null}
              <p dir="auto" className="text-small font-semibold wrap-anywhere">
                {name.trim() || '…'}
              </p>
              <span aria-hidden="true" className="h-1.5 border-e-[40px] border-learn bg-teach" />
              <p className="type-h4">{t`You’re in`}</p>
              <span className="justify-self-start rounded-lane-teach-sm bg-teach px-4 py-2 text-small font-semibold text-on-teach">
                {t`See the event`}
              </span>
              <p className="text-small text-ink-2">{t`An email`}</p>
            </div>
            <div className={cx(card, 'content-start justify-items-center gap-2 bg-surface p-5 text-center')}>
              {icon}
              <p dir="auto" className="text-small font-semibold wrap-anywhere">
                {shortName || '…'}
              </p>
              <p dir="auto" className="text-small wrap-anywhere">
                {description || '…'}
              </p>
              <p className="text-small text-ink-2">{t`On a phone’s home screen, and before it is installed`}</p>
            </div>
          </div>
        </SiteLogo>
      </SiteName>
    </section>
  );
}
