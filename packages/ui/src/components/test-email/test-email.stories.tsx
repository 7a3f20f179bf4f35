import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TestEmail } from './test-email.tsx';

const to = 'amara@example.org';

const meta = {
  title: 'Components/Operator/TestEmail',
  component: TestEmail,
  args: { onSend: fn() },
} satisfies Meta<typeof TestEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a test' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Accepted: Story = {
  args: { outcome: { to, outcome: 'accepted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The mail server took it\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another test' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { outcome: { to, outcome: 'refused', answer: '550 5.7.1 Sender address rejected: not owned by user' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('550 5.7.1 Sender address rejected: not owned by user')).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { outcome: { to, outcome: 'unreachable', answer: 'connect ECONNREFUSED 192.0.2.25:587' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Check the name and the port in SMTP_URL/)).toBeVisible();
  },
};

export const NoMailServer: Story = {
  args: { outcome: { to, outcome: 'folder' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Set SMTP_URL/)).toBeVisible();
  },
};

export const Pending: Story = {
  args: { pending: true, outcome: { to, outcome: 'accepted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  args: { failure: 'You have sent yourself a lot of tests.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have sent yourself a lot of tests.');
  },
};
