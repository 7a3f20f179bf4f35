import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useParams } from 'react-router-dom';
import { Unsubscribing } from '../../features/notifications/unsubscribing.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/unsubscribe/:unsubscribeToken`: the target of an email's unsubscribe link, without a log-in. */
export function UnsubscribePage() {
  const { unsubscribeToken = '' } = useParams();
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Emails`} description={t`Stop emails that you don’t want, or get them again.`} />
      <PageHeader title={t`Emails`} className="mb-8" />
      <Unsubscribing key={unsubscribeToken} token={unsubscribeToken} />
    </div>
  );
}
