import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Email link/New password',
  component: StoryApp,
  args: { path: '/email-links/reset', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Set new password' })).toBeVisible(),
};

async function set(password = 'three unrelated words') {
  await pasteInto(userEvent, await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), `${password}{Enter}`);
}

export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ resetPassword: 'success' }),
  play: async ({ canvas }) => {
    await set();
    await expect(await canvas.findByText(/^Your new password is set\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

export const TooCommon: Story = {
  tags: ['interaction'],
  parameters: shows({ resetPassword: 'badRequest' }),
  play: async ({ canvas }) => {
    await set('password');
    await expect(await canvas.findByText(/one of the first that anybody tries/)).toBeVisible();
  },
};

const shown = (path: string, text: string): Story => ({
  args: { path: `/email-links/${path}` },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});

export const Used: Story = shown('reset-used', 'This link has been used');
export const Expired: Story = shown('reset-expired', 'This link has expired');

export const Offline: Story = {
  tags: ['interaction'],
  parameters: network({ resetPassword: 'offline' }),
  play: async ({ canvas }) => {
    await set();
    const said = "We can't reach Skill Exchange. Check your connection and try again.";
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('three unrelated words');
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ resetPassword: 'loading' }),
  play: async ({ canvas }) => {
    await set();
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};
