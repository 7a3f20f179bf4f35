import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { BecomingOperator } from '../../features/operator/becoming-operator.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/setup/:token`: the link in the message with which a server without an operator starts. */
export function SetupPage() {
  const { token = '' } = useParams();
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={t`Set up the community`}
        description={t`Make this community yours: its name, its colors, its people.`}
      />
      <BecomingOperator key={token} token={token} />
    </div>
  );
}
