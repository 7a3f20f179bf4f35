import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { MailTest } from '../../features/operator/mail-test.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/email`: whether emails arrive. */
export function OperatorEmailPage() {
  return (
    <ConsolePage>
      <PageMeta title={t`Email`} description={t`Whether the emails of the community arrive.`} />
      <PageHeader
        title={t`Email`}
        lead={t`Members confirm their address, learn of answers and get reminders by email. A test goes to you alone.`}
        className="mb-8"
      />
      <MailTest />
    </ConsolePage>
  );
}
