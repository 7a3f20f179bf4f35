import { NotFound } from '@skill-exchange/ui/components/not-found';
import { PageMeta } from '../../lib/page-meta.tsx';

/** Shown for every path without a page. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta title="Page not found" description="There is no such page on Skill Exchange." />
      <NotFound />
    </>
  );
}
