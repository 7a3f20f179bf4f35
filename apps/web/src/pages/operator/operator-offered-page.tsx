import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { OfferedSettings } from '../../features/operator/offered-settings.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/offered`: what the community offers. */
export function OperatorOfferedPage() {
  return (
    <ConsolePage>
      <PageMeta title={t`What is offered`} description={t`What the community offers its members and visitors.`} />
      <PageHeader
        title={t`What is offered`}
        lead={t`What is off leaves the menus, emails and the API. What exists is kept, and is there again when you turn it on.`}
        className="mb-10"
      />
      <OfferedSettings />
    </ConsolePage>
  );
}
