import { t } from '@lingui/core/macro';
import { CommunityNumbers } from '../../features/operator/community-numbers.tsx';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator`: whether the community is alive. */
export function OperatorPage() {
  return (
    <ConsolePage>
      <PageMeta title={t`Is it alive?`} description={t`Who came, who met, and what nobody teaches, week by week.`} />
      <CommunityNumbers />
    </ConsolePage>
  );
}
