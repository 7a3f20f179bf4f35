import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { IdentitySettings } from '../../features/operator/identity-settings.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/settings`: what the community is called and looks like. */
export function OperatorSettingsPage() {
  const title = t`What it looks like`;
  return (
    <ConsolePage>
      <PageMeta title={title} description={t`The name, the sentence, the address and the colors of the community.`} />
      <PageHeader
        title={title}
        lead={t`What people see first: on the site, in emails, on a pasted link. Everybody sees a change at once.`}
        className="mb-10"
      />
      <IdentitySettings />
    </ConsolePage>
  );
}
