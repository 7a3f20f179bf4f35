import { t } from '@lingui/core/macro';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useParams } from 'react-router-dom';
import { BecomingOperator } from '../../features/operator/becoming-operator.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/setup/:token`: the link in the message with which a server without an operator starts. */
export function SetupPage() {
  const { token = '' } = useParams();
  const name = useSiteName();
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={t`Set up the community`}
        description={t`Make this community yours: its name, its colors, its people.`}
      />
      <PageHeader
        title={t`Set up ${name}`}
        lead={t`Nobody runs this community yet. Whoever opens this link first becomes its operator, who gives it a name and decides how it looks.`}
        className="mb-8"
      />
      <BecomingOperator key={token} token={token} />
    </div>
  );
}
