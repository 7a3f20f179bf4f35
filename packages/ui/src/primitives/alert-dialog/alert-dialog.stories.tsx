import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { alertDialogGuide } from './alert-dialog.guide.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Primitives/Overlays/AlertDialog',
  parameters: { guide: alertDialogGuide },
  component: AlertDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Are you sure you want to delete this review?',
    description: 'Ravi may review the session again afterwards.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="danger-quiet" onClick={() => setOpen(true)}>
          Delete review
        </Button>
        <AlertDialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          onConfirm={() => {
            args.onConfirm();
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const QuestionPressed: Story = {
  ...Question,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete review' }));
    const dialog = await screen.findByRole('alertdialog', { name: args.title as string });
    await expect(dialog).toHaveAccessibleDescription('Ravi may review the session again afterwards.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete review' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Declined: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete review' });
    await userEvent.click(trigger);
    const question = await screen.findByRole('alertdialog');
    await fireEvent.keyDown(question, { key: 'Escape', isComposing: true });
    await expect(question).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The dialog cannot be closed while pending. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Deleting...' },
};

export const PendingPressed: Story = {
  ...Pending,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete review' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

const framed = { docs: { story: { inline: false, height: '360px' } } };

export const ExampleOpen: Story = {
  tags: ['example'],
  parameters: framed,
  args: { open: true, confirmLabel: 'Delete review' },
  render: (args) => <AlertDialog {...args} />,
};

export const ExampleYesNo: Story = {
  ...ExampleOpen,
  args: { open: true, title: 'Are you sure?', description: undefined, confirmLabel: 'Yes', cancelLabel: 'No' },
};
