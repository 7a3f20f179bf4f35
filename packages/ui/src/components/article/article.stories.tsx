import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, ArticleNotFound } from './article.tsx';

const article = {
  id: '7',
  title: 'What teaching bread taught me',
  description: 'An hour a week of bread, and the questions that beginners ask before experts do.',
  content: 'I thought I knew bread.\n\nThen somebody asked me why.\r\nThis is <b>what</b> I found out.',
  image: '',
  author: 'Inês Carvalho',
  readTime: 5,
  publishedAt: '2026-11-20T08:00:00.000Z',
  category: 'cooking',
};

const meta = {
  title: 'Components/Blog/Article',
  tags: ['specified'],
  component: Article,
  args: { article, blogsHref: '#blogs' },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line is a paragraph; markup is rendered as text. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(canvas.getByText('5 min read')).toBeVisible();
    await expect(canvas.getByText('Friday, November 20, 2026')).toBeVisible();
    await expect(canvas.getByText('Then somebody asked me why.')).toBeVisible();
    await expect(canvas.getByText('This is <b>what</b> I found out.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '#blogs');
  },
};

export const WithNext: Story = {
  args: {
    hrefFor: (id) => `#${id}`,
    next: ['Five ways to ask a better question', 'The hour before the hour'].map((title, index) => ({
      ...article,
      id: String(index),
      title,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Written by')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Read next' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The hour before the hour' })).toHaveAttribute('href', '#1');
  },
};

export const Sparse: Story = {
  args: { article: { ...article, description: '', content: '', publishedAt: '', author: 'Anonymous' } },
};

export const LongText: Story = {
  args: {
    article: {
      ...article,
      title: 'averyveryveryverylongwordthatneverendsandgoeson '.repeat(3),
      content: `${'https://example.org/'.repeat(20)}\n${'word '.repeat(300)}`,
    },
  },
};

export const NotFound: Story = {
  render: ({ blogsHref }) => <ArticleNotFound blogsHref={blogsHref} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Blog Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Blogs' })).toBeVisible();
  },
};
