import { testEmail } from '@skill-exchange/api-mocks/handlers/operator/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator email',
  component: StoryApp,
  args: { path: '/operator/email', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send me a test' }));

export const Resting: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send me a test' })).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ sendTestEmail: 'success' }),
  play: async () => {
    await send();
    await expect(await screen.findByText(/^The mail server took it\./)).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['interaction'],
  play: async () => {
    Object.assign(testEmail(), { outcome: 'refused', answer: '550 5.7.1 Sender address rejected' });
    await send();
    await expect(await screen.findByText('550 5.7.1 Sender address rejected')).toBeVisible();
  },
};

const fails = (state: 'offline' | 'error' | 'forbidden', text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ sendTestEmail: state }),
  play: async () => {
    await send();
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const Failing: Story = { name: 'Error', ...fails('error', /went wrong on our side/) };
export const Offline = fails('offline', /We can't reach Skill Exchange/);
export const NoOperator = fails('forbidden', /^Only operators can do this/);

export const Pending: Story = {
  tags: ['interaction'],
  parameters: network({ sendTestEmail: 'loading' }),
  play: async () => {
    await send();
    await expect(screen.getByRole('button', { name: 'Send me a test' })).toHaveAttribute('aria-disabled', 'true');
  },
};
