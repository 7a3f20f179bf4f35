import { t } from '@lingui/core/macro';
import { cityOf } from '@skill-exchange/ui/lib/time/date-time';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { CommunityBackups } from '../../features/operator/community-backups.tsx';
import { ConsoleNav } from '../../features/operator/console-nav.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useServices } from '../../lib/services.ts';

/** `/operator/backups`: the backups of the community. */
export function OperatorBackupsPage() {
  const zone = cityOf(useServices().timeZone);
  return (
    <div className="page-wrap *:max-w-232 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Backups`} description={t`The backups of the community.`} />
      <ConsoleNav />
      <PageHeader
        title={t`Backups`}
        lead={t`Everything but log-ins, in one file. One is made every night after 3:00 (${zone}). Keep some of them on another machine.`}
        className="mb-8"
      />
      <CommunityBackups />
    </div>
  );
}
