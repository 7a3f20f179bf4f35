import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventUpdateForm } from './event-update-form.tsx';

const meta = {
  title: 'Components/Events/EventUpdateForm',
  component: EventUpdateForm,
  args: { waiting: 2, onSend: fn(), onCancel: fn() },
} satisfies Meta<typeof EventUpdateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thanks: Story = {
  name: 'You thank your guests',
  args: { isThanks: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Thanks to the guests' })).toBeVisible();
  },
};

export const Empty: Story = { name: 'You write to all guests' };

export const NobodyWaits: Story = { name: 'Nobody to write to', args: { waiting: 0 } };

export const Sends: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to all guests' }), ' Bring a jar. ');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Also to the 2 members who wait' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Bring a jar.', toWaitlist: true });
  },
};

export const Blank: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Write your message first.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { name: 'Your message is on its way', args: { pending: true } };
