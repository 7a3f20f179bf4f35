import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { inState, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: '/messages', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Inês Carvalho/ })).toBeVisible();
  },
};

/** A click opens the member's profile with the chat. */
export const OpensTheChat: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Inês Carvalho/ }));
    await expect(await screen.findByRole('dialog', { name: 'Inês Carvalho' })).toBeVisible();
  },
};

export const Loading: Story = inState({ listChatUsers: 'loading' }, 'Loading...');

export const Empty: Story = inState({ listChatUsers: 'empty' }, 'No messages yet');

export const Failing: Story = {
  name: 'Error',
  ...inState({ listChatUsers: 'error' }, 'Unable to get your messages'),
};

/** The cookie is another member's. */
export const Forbidden: Story = inState({ listChatUsers: 'forbidden' }, 'Unable to get your messages');
