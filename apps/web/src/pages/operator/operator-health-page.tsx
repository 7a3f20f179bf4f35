import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { ServerHealth } from '../../features/operator/server-health.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/health`: how the server is, and what needs somebody. */
export function OperatorHealthPage() {
  return (
    <ConsolePage>
      <PageMeta title={t`Health`} description={t`How the server of the community is.`} />
      <PageHeader
        title={t`Health`}
        lead={t`Whether emails go out, jobs are done and there is room.`}
        className="mb-8"
      />
      <ServerHealth />
    </ConsolePage>
  );
}
