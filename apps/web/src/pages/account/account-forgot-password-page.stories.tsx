import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Forgot password',
  component: StoryApp,
  args: { path: '/forgot-password', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Send me a link' })).toBeVisible(),
};

const ask = async () => userEvent.type(await screen.findByLabelText('Email'), 'ines@example.org{Enter}');

export const BlankPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a link' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
  },
};

/** Looks the same with and without an account. */
export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ requestPasswordReset: 'success' }),
  play: async ({ canvas }) => {
    await ask();
    await expect(await canvas.findByText(/^If this address has an account, an email is on its way\./)).toBeVisible();
  },
};

const fails = (state: StateOf<'requestPasswordReset'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ requestPasswordReset: state }),
  play: async ({ canvas }) => {
    await ask();
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ines@example.org');
  },
});

export const BadRequest = fails('badRequest', 'Email: must be an email address');
export const Offline = fails('offline', "We can't reach Skill Exchange. Check your connection and try again.");

export const Sending: Story = {
  tags: ['interaction'],
  parameters: network({ requestPasswordReset: 'loading' }),
  play: async ({ canvas }) => {
    await ask();
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
};
