import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewForm } from './review-form.tsx';

const meta = {
  title: 'Components/Reviews/ReviewForm',
  component: ReviewForm,
  args: { onSubmit: fn(), 'aria-label': 'Review Session', className: 'max-w-lg' },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rating and comment are both required. */
export const NeedsBoth: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Submit Review' });
    await expect(submit).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '4 Stars' }));
    await expect(submit).toBeDisabled();
    await expect(canvas.getByLabelText('Comment')).toHaveAttribute('name', 'comment');
    await userEvent.type(canvas.getByLabelText('Comment'), '   ');
    await expect(submit).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Comment'), 'Patient and prepared. ');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, comment: 'Patient and prepared.' });
  },
};

export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Good hour.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit Review' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 3, comment: 'Good hour.' });
  },
};

const initial = { rating: 5, comment: 'Corrects you in a way that makes you want to say more.' };

export const Editing: Story = {
  name: 'You change your review',
  args: { initial, submitLabel: 'Save', onCancel: fn() },
};

export const EditingPressed: Story = {
  ...Editing,
  name: 'You change your review, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 Star' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...initial, rating: 1 });
  },
};

export const Pending: Story = {
  name: 'Your review is on its way',
  args: { initial, pending: true },
};

export const PendingPressed: Story = {
  ...Pending,
  name: 'Your review is on its way, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Your review was not sent',
  args: { initial, failure: 'Unable to submit review. Try again...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to submit review. Try again...');
    await expect(canvas.getByLabelText('Comment')).toHaveValue(initial.comment);
  },
};
