import { t } from '@lingui/core/macro';
import { NotFound } from '@skill-exchange/ui/components/not-found';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { PageMeta } from '../../lib/page-meta.tsx';

/** Shown for every path without a page. */
export function NotFoundPage() {
  const name = useSiteName();
  return (
    <>
      <PageMeta title={t`Page not found`} description={t`There is no such page on ${name}.`} />
      <NotFound />
    </>
  );
}
