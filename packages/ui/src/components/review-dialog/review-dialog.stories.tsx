import { makeReview } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnerActions } from '../owner-actions/owner-actions.tsx';
import { ReviewCard } from '../review-card/review-card.tsx';
import { DeleteReviewDialog, EditReviewDialog, ReviewEventDialog, ReviewSessionDialog } from './review-dialog.tsx';

const review = makeReview();

/** Writes, edits or deletes a review of a session or an event, in a dialog. Close it on success. */
const meta = {
  title: 'Components/Reviews/ReviewDialog',
  tags: ['specified'],
  component: EditReviewDialog,
  args: { open: true, review, onSubmit: fn(), onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof EditReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Review' }));
    await expect(dialog.getByRole('radio', { name: '5 Stars' })).toBeChecked();
    const comment = dialog.getByLabelText('Comment');
    await userEvent.clear(comment);
    await userEvent.type(comment, 'Even better the second time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 5, comment: 'Even better the second time.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const EditFailed: Story = { name: 'Your changes were not saved', args: { failure: 'Failed to update review' } };
export const EditPending: Story = { name: 'Your changes are being saved', args: { pending: true } };

export const ReviewSession: Story = {
  render: ({ review: _new, ...args }) => <ReviewSessionDialog {...args} memberName="Inês Carvalho" />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Session' }));
    await expect(dialog.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  },
};

export const ReviewEvent: Story = {
  render: ({ review: _new, ...args }) => <ReviewEventDialog {...args} eventTitle="Sharpen one good knife" />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Event' }));
    await expect(dialog.getByText('How was Sharpen one good knife?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  },
};

const onConfirm = fn();

export const Delete: Story = {
  tags: ['interaction'],
  render: ({ open, onOpenChange }) => (
    <DeleteReviewDialog open={open} onOpenChange={onOpenChange} onConfirm={onConfirm} />
  ),
  play: async ({ args }) => {
    onConfirm.mockClear();
    const question = 'Are you sure you want to delete this review?';
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const DeletePending: Story = {
  name: 'Your review is being deleted',
  render: ({ open, onOpenChange }) => (
    <DeleteReviewDialog open={open} onOpenChange={onOpenChange} onConfirm={onConfirm} pending />
  ),
};

function OwnReview() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReviewCard
        Actions={OwnerActions}
        review={review}
        viewerId={review.reviewedBy._id}
        onEdit={() => setOpen(true)}
        className="max-w-2xl"
      />
      <EditReviewDialog open={open} onOpenChange={setOpen} review={review} onSubmit={fn()} />
    </>
  );
}

/** Focus returns to the menu's button. */
export const FromTheMenu: Story = {
  tags: ['interaction'],
  render: () => <OwnReview />,
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: 'Review options' });
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Review' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
  },
};
