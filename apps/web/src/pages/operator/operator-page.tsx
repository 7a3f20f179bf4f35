import { t } from '@lingui/core/macro';
import { CommunityNumbers } from '../../features/operator/community-numbers.tsx';
import { ConsoleNav } from '../../features/operator/console-nav.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator`: whether the community is alive. */
export function OperatorPage() {
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Is it alive?`} description={t`Who came, who met, and what nobody teaches, week by week.`} />
      <ConsoleNav />
      <CommunityNumbers />
    </div>
  );
}
