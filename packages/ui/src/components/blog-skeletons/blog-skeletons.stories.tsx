import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleSkeleton, BlogsSkeleton } from './blog-skeletons.tsx';

/** The blog and an article while they load. */
const meta = {
  title: 'Components/Blog/BlogSkeletons',
  component: BlogsSkeleton,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
} satisfies Meta<typeof BlogsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blogs: Story = {};
export const OneArticle: Story = { render: () => <ArticleSkeleton /> };
