import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Blogs',
  component: StoryApp,
  args: { path: '/blogs', as: 'visitor' },
  beforeEach: () => {
    pageStory.beforeEach();
    localStorage.removeItem('blog-articles');
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first tag shows immediately, the others follow one by one. */
export const Success: Story = {
  name: 'Articles',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skill Exchange Blogs' })).toBeVisible();
    const recommended = await canvas.findByRole('region', { name: 'Recommended Blogs' });
    const latest = await canvas.findByRole('region', { name: 'Latest Blog Posts' });
    await waitFor(() => expect(within(recommended).getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(within(latest).getAllByRole('article').length).toBeGreaterThan(6));
    await expect(within(canvas.getByRole('region', { name: 'Featured article' })).getAllByRole('article')).toHaveLength(
      1,
    );
  },
};

export const OpensAnArticle: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const featured = within(await canvas.findByRole('region', { name: 'Featured article' }));
    const { textContent: title } = featured.getByRole('heading', { level: 3 });
    await userEvent.click(featured.getByRole('link'));
    await expect(await canvas.findByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Blogs' }));
    await expect(await canvas.findByText('Skill Exchange Blogs')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Articles load',
  ...inState({ listArticles: 'loading' }, 'Loading...'),
};

export const Empty: Story = {
  name: 'No articles yet',
  parameters: network({ listArticles: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles yet', {}, { timeout: 12_000 })).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listArticles: 'error' }),
};

export const FailingPressed: Story = {
  ...Failing,
  name: 'Error, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const title = 'How to get the most out of an hour with someone who knows';
    const link = await canvas.findByRole('link', { name: title });
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 12_000 })).toBeVisible();
    await userEvent.click(link);
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

/** A backend without articles, such as a server that is configured with a service instead. */
export const NotFound: Story = {
  name: 'Articles cannot be found',
  ...inState({ listArticles: 'notFound' }, 'The Skill Exchange team'),
};
