import { createApiClient } from '@skill-exchange/api-client';
import { toArticle } from '@skill-exchange/api-client/articles-service';
import { makeArticle } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { writeCachedArticles } from '../../features/blogs/article-cache.ts';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const { title, body_markdown, tags = null } = makeArticle();

const meta = {
  ...pageStory,
  title: 'Pages/Blog',
  component: StoryApp,
  args: { path: '/blog/1', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'An article',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    for (const line of (body_markdown ?? '').split('\n').filter(Boolean))
      await expect(canvas.getByText(line)).toBeVisible();
    await expect(canvas.getByText('3 min read')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs');
  },
};

/** Up to three more articles, same topic first, from this browser's cache. */
export const ReadNext: Story = {
  name: 'What to read next',
  beforeEach: () => {
    const { articlesUrl } = createApiClient({ baseUrl: '', getToken: () => null });
    const articles = ['1', '2', '3', '4', '5'].map((id) =>
      toArticle({ id, title: `Article ${id}`, tags: id === '5' ? tags : 'chess' }),
    );
    const storage = safeStorage();
    writeCachedArticles(storage, articlesUrl, articles);
    return () => storage.removeItem('blog-articles');
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Read next' }));
    const titles = next.getAllByRole('link').map((link) => link.textContent);
    await expect(titles).toEqual(['Article 5', 'Article 2', 'Article 3']);
  },
};

export const Loading: Story = {
  name: 'The article loads',
  ...inState({ getArticle: 'loading' }, 'Loading...'),
};

export const NotFound: Story = {
  name: 'No such article',
  parameters: network({ getArticle: 'notFound' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Blog Not Found' })).toBeVisible();
    await expect(canvas.getByText(/^Sorry, we couldn't find this article/)).toBeVisible();
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
