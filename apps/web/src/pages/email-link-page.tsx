import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useParams } from 'react-router-dom';
import { EmailLink } from '../features/account/email-link.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/email-links/:emailToken`: confirms an address, changes it or takes a change back, without a log-in too. */
export function EmailLinkPage() {
  const { emailToken = '' } = useParams();
  return (
    <div className="page-wrap max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title="Your email address" description="Confirm your email address." />
      <PageHeader title="Your email address" className="mb-8" />
      <EmailLink key={emailToken} token={emailToken} />
    </div>
  );
}
