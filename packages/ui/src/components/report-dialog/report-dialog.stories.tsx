import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { ReportDialog } from './report-dialog.tsx';

function ControlledDialog({ open, onOpenChange, ...props }: ComponentProps<typeof ReportDialog>) {
  const [isOpen, setOpen] = useState(open);
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Report User
      </Button>
      <ReportDialog
        {...props}
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Members/ReportDialog',
  tags: ['specified'],
  component: ReportDialog,
  render: (args) => <ControlledDialog {...args} />,
  args: { open: true, memberName: 'Inês Carvalho', onSubmit: fn(), onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** A click outside keeps the input. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    // The previous story's dialog may still be closing, and until then the body takes no clicks.
    await waitFor(() => expect(getComputedStyle(document.body).pointerEvents).not.toBe('none'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report User' }));
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
    await userEvent.keyboard('Never came to our session');
    await fireEvent.pointerDown(document.body);
    await fireEvent.click(document.body);
    await expect(dialog.getByLabelText('Reason')).toHaveValue('Never came to our session');
    const submit = dialog.getByRole('button', { name: 'Submit Report' });
    await userEvent.click(submit, { pointerEventsCheck: 0 });
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Never came to our session', isAboutPhoto: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }), { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Report User' })).toHaveFocus());
  },
};

export const OfAnEvent: Story = {
  args: { title: 'Report event', description: 'Tell us what is wrong with it. Only our team reads this.' },
};

export const Pending: Story = { name: 'Your report is on its way', args: { pending: true } };

export const Failed: Story = {
  name: 'Your report was not sent',
  args: { failure: 'Failed to submit report. Please try again later.' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to submit report. Please try again later.');
  },
};
