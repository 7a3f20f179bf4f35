import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsoleNav } from '../../features/operator/console-nav.tsx';
import { OfferedSettings } from '../../features/operator/offered-settings.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/offered`: what the community offers. */
export function OperatorOfferedPage() {
  return (
    <div className="page-wrap *:max-w-232 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`What is offered`} description={t`What the community offers its members and visitors.`} />
      <ConsoleNav />
      <PageHeader
        title={t`What is offered`}
        lead={t`What is off leaves the menus, emails and the API. What exists is kept, and is there again when you turn it on.`}
        className="mb-10"
      />
      <OfferedSettings />
    </div>
  );
}
