import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsoleNav } from '../../features/operator/console-nav.tsx';
import { MemberList } from '../../features/operator/member-list.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/members`: who is here, their roles, and help with log-ins. */
export function OperatorMembersPage() {
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={t`Members`}
        description={t`Find members, appoint moderators and operators, and help with log-ins.`}
      />
      <ConsoleNav />
      <PageHeader
        title={t`Members`}
        lead={t`What they write to each other is theirs; nobody can read it here.`}
        className="mb-10"
      />
      <MemberList />
    </div>
  );
}
