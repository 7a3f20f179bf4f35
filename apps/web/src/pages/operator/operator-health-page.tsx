import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsoleNav } from '../../features/operator/console-nav.tsx';
import { ServerHealth } from '../../features/operator/server-health.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/health`: how the server is, and what needs somebody. */
export function OperatorHealthPage() {
  return (
    <div className="page-wrap *:max-w-232 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Health`} description={t`How the server of the community is.`} />
      <ConsoleNav />
      <PageHeader
        title={t`Health`}
        lead={t`Whether emails go out, jobs are done and there is room.`}
        className="mb-8"
      />
      <ServerHealth />
    </div>
  );
}
