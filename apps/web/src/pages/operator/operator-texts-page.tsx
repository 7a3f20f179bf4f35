import { t } from '@lingui/core/macro';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { TextSettings } from '../../features/operator/text-settings.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/operator/texts`: imprint, privacy statement, terms, rules, about and welcome. */
export function OperatorTextsPage() {
  return (
    <ConsolePage>
      <PageMeta
        title={t`Texts`}
        description={t`Imprint, privacy statement, terms, rules and other words of the community.`}
      />
      <PageHeader
        title={t`Texts`}
        lead={t`Each has a page of its own, in the footer and at sign-up. Earlier versions stay readable.`}
        className="mb-10"
      />
      <TextSettings />
    </ConsolePage>
  );
}
