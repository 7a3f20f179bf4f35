import type { Article } from '@skill-exchange/api-client/types';
import { makeArticle, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BlogCard, BlogSideCard, FeaturedBlog, LatestBlogs, RecommendedBlogs } from './blog-cards.tsx';

const articles = many(13, makeArticle).map(
  (source): Article => ({
    id: String(source.id),
    title: source.title ?? '',
    description: source.description ?? '',
    content: '',
    image: '',
    author: source.user?.name ?? 'Anonymous',
    readTime: source.reading_time ?? 5,
    publishedAt: source.published_at ?? '',
    category: typeof source.tags === 'object' ? (source.tags?.[0] ?? 'general') : 'general',
  }),
);
const [featured, ...rest] = articles as [Article, ...Article[]];

/** Cards of articles: a large one, one in a grid, and a small one beside an article. */
const meta = {
  title: 'Components/Blog/BlogCards',
  tags: ['specified'],
  component: BlogCard,
  args: { article: featured, href: '#article' },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide === true ? '' : 'max-w-sm'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlogCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheGrid: Story = {};

export const InTheGridPressed: Story = {
  ...InTheGrid,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: featured.title })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(/^[A-Z]\w+day, [A-Z]\w+ \d{1,2}, \d{4}$/)).toBeVisible();
  },
};

export const Featured: Story = {
  parameters: { wide: true },
  render: (args) => <FeaturedBlog {...args} className="max-w-3xl" />,
};

export const InTheSideList: Story = { render: (args) => <BlogSideCard {...args} /> };

/** The box keeps its aspect ratio when the picture fails to load. */
export const BrokenPicture: Story = {
  args: { article: { ...featured, image: 'data:image/png;base64,broken' } },
};

export const LongText: Story = {
  args: {
    article: {
      ...featured,
      title: 'averyveryveryverylongwordthatneverends in a title that goes on for three lines and then some',
      author: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen',
      category: 'a category with a very long and unlikely name',
      publishedAt: '',
    },
  },
};

/** The first article is featured, the next six are recommended, the rest follow. */
export const Page: Story = {
  parameters: { wide: true },
  render: () => (
    <div className="grid gap-14">
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_360px]">
        <FeaturedBlog article={featured} href="#featured" />
        <RecommendedBlogs>
          {rest.slice(0, 6).map((article) => (
            <li key={article.id}>
              <BlogSideCard article={article} href={`#${article.id}`} />
            </li>
          ))}
        </RecommendedBlogs>
      </div>
      <LatestBlogs>
        {rest.slice(6).map((article) => (
          <li key={article.id}>
            <BlogCard article={article} href={`#${article.id}`} />
          </li>
        ))}
      </LatestBlogs>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Recommended Blogs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Latest Blog Posts' })).toBeVisible();
  },
};
