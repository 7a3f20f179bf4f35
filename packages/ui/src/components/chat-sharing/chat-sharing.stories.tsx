import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatSharing } from './chat-sharing.tsx';

const meta = {
  title: 'Components/Chat/ChatSharing',
  tags: ['!stable', 'new'],
  component: ChatSharing,
  args: { settings: { shareReceipts: true, sharePresence: false }, onChange: fn() },
} satisfies Meta<typeof ChatSharing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {};

export const Changed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Read receipts' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ shareReceipts: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'When you are here' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sharePresence: true });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
