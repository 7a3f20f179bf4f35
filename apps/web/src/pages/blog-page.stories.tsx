import { makeArticle } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const { title, body_markdown } = makeArticle();

const meta = {
  ...pageStory,
  title: 'Pages/Blog',
  component: StoryApp,
  args: { path: '/blog/1', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    for (const line of (body_markdown ?? '').split('\n').filter(Boolean))
      await expect(canvas.getByText(line)).toBeVisible();
    await expect(canvas.getByText('3 min read')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs');
  },
};

export const Loading: Story = inState({ getArticle: 'loading' }, 'Loading...');

export const NotFound: Story = {
  parameters: network({ getArticle: 'notFound' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Blog Not Found' })).toBeVisible();
    await expect(canvas.getByText(/^Sorry, we could not find this article/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Blogs' })).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getArticle: 'error' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^How to get the most out of an hour/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
