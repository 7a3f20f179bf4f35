import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatButton } from './chat-button.tsx';

const meta = {
  title: 'Components/Chat/ChatButton',
  component: ChatButton,
  args: { open: false, onClick: fn() },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof ChatButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = { name: 'Nothing unread' };

export const NothingUnreadPressed: Story = {
  ...NothingUnread,
  name: 'Nothing unread, pressed',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open chat' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OneUnread: Story = {
  name: 'One unread message',
  args: { unread: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open chat, 1 unread message' })).toHaveTextContent(/^1$/);
  },
};

export const ManyUnread: Story = {
  name: 'Many unread messages',
  args: { unread: 120 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open chat, 99+ unread messages' });
    await expect(button).toHaveTextContent(/^99\+$/);
  },
};

export const Opened: Story = {
  name: 'Opened',
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { hidden: true })).not.toBeVisible();
  },
};
