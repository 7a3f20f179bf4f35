import { t } from '@lingui/core/macro';
import { cityOf } from '@skill-exchange/ui/lib/time/date-time';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { CommunityBackups } from '../../features/operator/community-backups.tsx';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useServices } from '../../lib/services.ts';

/** `/operator/backups`: the backups of the community. */
export function OperatorBackupsPage() {
  const zone = cityOf(useServices().timeZone);
  return (
    <ConsolePage>
      <PageMeta title={t`Backups`} description={t`The backups of the community.`} />
      <PageHeader
        title={t`Backups`}
        lead={t`Everything but log-ins, in one file. One is made every night after 3:00 (${zone}). Keep some of them on another machine.`}
        className="mb-8"
      />
      <CommunityBackups />
    </ConsolePage>
  );
}
