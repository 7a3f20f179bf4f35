import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account',
  component: StoryApp,
  args: { path: '/account', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Email jonas@example\.org Confirmed$/ })).toBeVisible();
  },
};

/** A row opens one form, and Back returns to all rows. */
export const ThereAndBack: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Password/ }));
    await expect(await canvas.findByRole('form', { name: 'Change your password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Settings' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
};

/** Old links name a section of the former single page. */
const formerly = (path: string, heading: string): Story => ({
  args: { path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  },
});

export const FormerPasskeys = formerly('/account#passkeys', 'Passkeys');
export const FormerCodes = formerly('/account#codes', 'Two-step verification');
export const FormerDeletion = formerly('/account#delete-account', 'Delete your account');

export const NoSuchPart: Story = {
  args: { path: '/account/nothing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /404|lost/i })).toBeVisible());
  },
};
