import { t } from '@lingui/core/macro';
import { BackLink } from '@skill-exchange/ui/components/back-link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { matchPath, useLocation, useParams } from 'react-router-dom';
import { moderationPaths } from '../../config/moderation-paths.ts';
import { AuditLog } from '../../features/moderation/audit-log.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { CasesPage } from './moderation-cases-page.tsx';

/** `/moderation/log`: the log of moderators' actions. */
function LogPage() {
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Moderation log`} description={t`Each decision, appeal and change of a role.`} />
      <BackLink href={moderationPaths.queue}>{t`Moderation`}</BackLink>
      <PageHeader title={t`Moderation log`} className="mb-8" />
      <AuditLog />
    </div>
  );
}

/** All pages below `/moderation` in one chunk, so that the entry chunk lists one instead of three. */
export function ModerationPages() {
  const { pathname } = useLocation();
  const { caseId } = useParams();
  if (matchPath(moderationPaths.log, pathname)) return <LogPage />;
  return <CasesPage {...(caseId !== undefined && { caseId })} />;
}
