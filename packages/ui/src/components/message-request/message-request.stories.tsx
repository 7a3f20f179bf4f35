import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageRequest } from './message-request.tsx';

const meta = {
  title: 'Components/Chat/MessageRequest',
  tags: ['!stable', 'new'],
  component: MessageRequest,
  args: { side: 'incoming', name: 'Inês Carvalho', onAccept: fn(), onDecline: fn(), onReport: fn() },
} satisfies Meta<typeof MessageRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incoming: Story = { name: 'Someone would like to write to you' };

export const Answered: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const Accepting: Story = {
  name: 'Your yes is on its way',
  args: { pending: 'accept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

export const Outgoing: Story = { name: 'You would like to write to someone', args: { side: 'outgoing' } };

export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
