import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { ReasonDialog } from './reason-dialog.tsx';

const meta = {
  title: 'Components/Site/ReasonDialog',
  component: ReasonDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Decline this request?',
    description: 'Inês Carvalho can ask again.',
    confirmLabel: 'Decline request',
    cancelLabel: 'Keep request',
    hint: 'Inês Carvalho will read it.',
    reason: '',
    onReasonChange: fn(),
  },
  render: (args) => {
    const [reason, setReason] = useState(args.reason);
    return <ReasonDialog {...args} reason={reason} onReasonChange={setReason} />;
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { reason: 'This time it is for beginners.' } };

export const Confirmed: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline this request?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is full.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
