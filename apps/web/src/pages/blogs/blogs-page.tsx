import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { BlogOverview } from '../../features/blogs/blog-overview.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/blogs`: articles about the skills that members teach. */
export function BlogsPage() {
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title="Skill Exchange Blogs"
        description="Articles on coding, cooking, woodwork, chess, photography and design, for people who learn by doing."
      />
      <PageHeader
        title="Skill Exchange Blogs"
        className="mb-10"
        lead="Something to read before the hour, and after it: on coding, cooking, woodwork, chess, photography and design."
      />
      <BlogOverview />
    </div>
  );
}
