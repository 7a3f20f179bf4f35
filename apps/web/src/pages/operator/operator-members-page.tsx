import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { MemberList } from '../../features/operator/member-list.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/members`: who is here, their roles, and help with log-ins. */
export function OperatorMembersPage() {
  return (
    <ConsolePage>
      <PageMeta
        title={t`Members`}
        description={t`Find members, appoint moderators and operators, and help with log-ins.`}
      />
      <PageHeader
        title={t`Members`}
        lead={t`What they write to each other is theirs; nobody can read it here.`}
        className="mb-10"
      />
      <MemberList />
    </ConsolePage>
  );
}
