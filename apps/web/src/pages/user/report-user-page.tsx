import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ReportPageForm } from '../../features/reports/report-page-form.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';

/** `/reportuser?userId=<member id>`: reports a member. Without the id the member is chosen first. */
export function ReportUserPage() {
  const navigate = useNavigateIfMounted();
  const [params] = useSearchParams();
  const userId = params.get('userId') ?? '';
  const pageOf = (isBlocked: boolean) => (isBlocked ? paths.conversation : paths.user).to(userId);
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Report User`} description={t`Tell the team what went wrong with a member.`} />
      <div className="mx-auto max-w-xl">
        <h1 className="mb-3">{t`Report User`}</h1>
        <p className="mb-8 text-ink-2">{t`Tell us what happened. Only our team reads this.`}</p>
        <ReportPageForm
          key={userId}
          userId={userId}
          onReported={(isBlocked) => navigate(pageOf(isBlocked), { state: 'reported' })}
          onChoose={(chosen) => navigate(paths.reportOf(chosen))}
          onCancel={(isBlocked) => navigate(pageOf(isBlocked))}
        />
      </div>
    </div>
  );
}
