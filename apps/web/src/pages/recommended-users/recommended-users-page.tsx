import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { AllRecommendedUsers } from '../../features/users/all-recommended-users.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/users/allRecommendUsers`: members who match the member best. */
export function RecommendedUsersPage() {
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={t`Recommanded Users`}
        description={t`Members who teach what you want to learn, best match first.`}
      />
      <PageHeader
        title={t`Recommanded Users`}
        className="mb-10"
        lead={t`They teach what you want to learn. Those who also want what you teach come first.`}
      />
      <AllRecommendedUsers />
    </div>
  );
}
