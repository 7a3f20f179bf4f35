import { useParams } from 'react-router-dom';
import { BlogArticle } from '../../features/blogs/blog-article.tsx';

/** `/blog/:id`: one article. */
export function BlogPage() {
  const { id = '' } = useParams();
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <BlogArticle articleId={id} />
    </div>
  );
}
