import { makeAnnouncement } from '@skill-exchange/api-mocks/announcements';
import { shownBanner } from '@skill-exchange/api-mocks/handlers/notifications';
import { changeCommunityLive, openSockets } from '@skill-exchange/api-mocks/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/News',
  component: StoryApp,
  args: { path: '/news/sent', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = makeAnnouncement().banner?.text ?? '';
const showBanner = () => {
  shownBanner().banner = { _id: 'sent', text, hasMore: true };
};
const banner = () => screen.queryByRole('complementary', { name: 'Announcement' });
const dismiss = async () => userEvent.click(await screen.findByRole('button', { name: 'Dismiss the announcement' }));

export const Success: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'The community is a year old' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { path: '/news/nothing' },
  play: async () => {
    await expect(await screen.findByText('404')).toBeVisible();
  },
};

export const Loading: Story = inState({ getCommunityNews: 'loading' }, 'Loading the announcement...');
export const Failing: Story = {
  name: 'Error',
  ...inState({ getCommunityNews: 'error' }, 'We couldn’t load this announcement'),
};
export const Offline: Story = inState({ getCommunityNews: 'offline' }, 'We couldn’t load this announcement');

export const WithBanner: Story = {
  beforeEach: showBanner,
  play: async () => {
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/news/sent');
  },
};

export const BannerForVisitors: Story = {
  args: { as: 'visitor', banner: { text, href: '/news/sent' } },
  play: async () => {
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Dismiss the announcement' })).toBeNull();
  },
};

/** Pages ask at a moment of their own, within seconds. */
export const BannerAtOnce: Story = {
  tags: ['interaction'],
  play: async () => {
    await screen.findByRole('heading', { name: 'The community is a year old' });
    await waitFor(() => expect(openSockets()).toBeGreaterThan(0));
    await expect(banner()).toBeNull();
    showBanner();
    changeCommunityLive();
    await waitFor(() => expect(banner()).toBeVisible(), { timeout: 5000 });
    shownBanner().banner = undefined;
    changeCommunityLive();
    await waitFor(() => expect(banner()).toBeNull(), { timeout: 5000 });
  },
};

export const BannerDismissed: Story = {
  beforeEach: showBanner,
  tags: ['interaction'],
  parameters: shows({ dismissBanner: 'success' }),
  play: async () => {
    await dismiss();
    await waitFor(() => expect(banner()).toBeNull());
    await expect(shownBanner().banner).toBeUndefined();
  },
};

/** It comes back, since other devices still show it. */
export const BannerNotDismissed: Story = {
  beforeEach: showBanner,
  tags: ['interaction'],
  parameters: network({ dismissBanner: 'offline' }),
  play: async () => {
    await dismiss();
    await expectToast('We couldn’t dismiss the announcement.');
    await waitFor(() => expect(banner()).toBeVisible());
  },
};

/** It goes at once. */
export const BannerBeingDismissed: Story = {
  beforeEach: showBanner,
  tags: ['interaction'],
  parameters: network({ dismissBanner: 'loading' }),
  play: async () => {
    await dismiss();
    await waitFor(() => expect(banner()).toBeNull());
  },
};
