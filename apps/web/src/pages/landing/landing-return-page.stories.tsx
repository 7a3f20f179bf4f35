import { community } from '@skill-exchange/api-mocks/community';
import { sinceLastVisit } from '@skill-exchange/api-mocks/handlers/needs';
import { makeNews } from '@skill-exchange/api-mocks/news';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'member' },
  beforeEach: () => {
    localStorage.clear();
    pageStory.beforeEach();
    sinceLastVisit().value = { lastSeenOn: '2026-10-20', news: makeNews() };
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'New since your last visit';

/** Who comes back after three weeks reads what is new above everything else, and can put it away. */
export const Success: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const news = within(await canvas.findByRole('region', { name }));
    await expect(news.getAllByRole('link')).toHaveLength(5);
    await expect(news.getByRole('link', { name: /^Meet .+ again$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/userDashboard\/session\?with=/),
    );
    const needs = canvas.getByRole('region', { name: 'Needs you' });
    await expect(canvas.getByRole('region', { name }).compareDocumentPosition(needs)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(news.getByRole('button', { name: 'Put the news away' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull());
    await expect(Object.values(localStorage)).toContain('2026-10-20');
  },
};

/** News that were put away stay away on this device. */
export const PutAway: Story = {
  name: 'News since your last visit, dismissed',
  beforeEach: () => {
    localStorage.setItem(`news:${community().me._id}`, '2026-10-20');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Needs you' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
};
