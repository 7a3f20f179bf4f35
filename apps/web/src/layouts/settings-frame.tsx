import { t } from '@lingui/core/macro';
import { BackLink } from '@skill-exchange/ui/components/back-link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import { PageMeta } from '../lib/page-meta.tsx';

type SettingsFrameProps = {
  title: string;
  description: string;
  lead?: ReactNode;
  /** The page is not in the sidebar, so it also needs a back link on a desktop. */
  isDeep?: boolean;
  /** As wide as the dashboard allows. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page of settings: its heading and a back link to the list, all of one width but a week. */
export function SettingsFrame({
  title,
  description,
  lead,
  isDeep = false,
  isWide = false,
  children,
}: SettingsFrameProps) {
  return (
    <div className={isWide ? undefined : 'max-w-180'}>
      <PageMeta title={title} description={description} />
      <BackLink href={paths.settings} className={isDeep ? '' : 'lg:hidden'}>
        <span className="lg:hidden">{t`Me`}</span>
        <span className="max-lg:hidden">{t`Settings`}</span>
      </BackLink>
      <PageHeader title={title} lead={lead} className="mb-8 max-sm:mb-6" />
      {children}
    </div>
  );
}
