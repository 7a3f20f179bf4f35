import { t } from '@lingui/core/macro';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { BlogOverview } from '../../features/blogs/blog-overview.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/blogs`: articles about the skills that members teach. */
export function BlogsPage() {
  const name = useSiteName();
  const title = t`${name} Blogs`;
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title={title}
        description={t`Articles on coding, cooking, woodwork, chess, photography and design, for people who learn by doing.`}
      />
      <PageHeader
        title={title}
        className="mb-10"
        lead={t`Something to read before the hour, and after it: on coding, cooking, woodwork, chess, photography and design.`}
      />
      <BlogOverview />
    </div>
  );
}
