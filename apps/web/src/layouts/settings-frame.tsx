import { BackLink } from '@skill-exchange/ui/components/back-link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import { PageMeta } from '../lib/page-meta.tsx';

type SettingsFrameProps = {
  title: string;
  description: string;
  lead?: ReactNode;
  /** The page is none of the sidebar's rows: it has its way back on a desktop as well. */
  isDeep?: boolean;
  children: ReactNode;
};

/** One of the member's settings: its heading and the way back to the list of them, all of one width. */
export function SettingsFrame({ title, description, lead, isDeep = false, children }: SettingsFrameProps) {
  return (
    <div className="max-w-180">
      <PageMeta title={title} description={description} />
      <BackLink href={paths.settings} className={isDeep ? '' : 'lg:hidden'}>
        <span className="lg:hidden">Me</span>
        <span className="max-lg:hidden">Settings</span>
      </BackLink>
      <PageHeader title={title} lead={lead} className="mb-8 max-sm:mb-6" />
      {children}
    </div>
  );
}
