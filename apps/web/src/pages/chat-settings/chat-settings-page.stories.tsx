import type { StateOf } from '@skill-exchange/api-mocks/network';
import { chatSettings } from '@skill-exchange/api-mocks/threads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Chat settings',
  component: StoryApp,
  args: { path: '/userDashboard/chat', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Read receipts' })).toBeChecked();
  },
};

export const Loading: Story = inState({ getChatSettings: 'loading' }, 'Loading settings...');

export const Failing: Story = {
  name: 'Error',
  ...inState({ getChatSettings: 'error' }, 'Unable to get your settings'),
};

/** Each change is saved immediately. */
export const Changed: Story = {
  tags: ['interaction'],
  parameters: shows({ changeChatSettings: 'success' }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Read receipts' });
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(chatSettings()).toEqual({ shareReceipts: false, sharePresence: true });
  },
};

/** The choice stays as it was. */
const notSaved = (state: StateOf<'changeChatSettings'>): Story => ({
  parameters: network({ changeChatSettings: state }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Read receipts' });
    await userEvent.click(box);
    if (state !== 'loading') await expect(await screen.findByText(/^Your choice couldn’t be saved\./)).toBeVisible();
    await expect(box).toBeChecked();
  },
});

export const NotSaved: Story = { ...notSaved('error'), tags: ['interaction'] };
export const Saving: Story = { ...notSaved('loading'), tags: ['interaction'] };
